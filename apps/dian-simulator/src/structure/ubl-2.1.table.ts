/**
 * The structure of UBL 2.1 documents, of the schemas of OASIS (Maven: com.helger.ubl:ph-ubl21 and
 * com.helger.xsd:ph-xsds-ccts-cct-schemamodule). Written by tools/ubl-structure/generate.mjs, not by hand.
 */
export const UBL_TABLE = `
# Data types: the type of their text in XML Schema, attributes (! required).
Amount : decimal currencyID! currencyCodeListVersionID
BinaryObject : base64Binary format mimeCode! encodingCode characterSetCode uri filename
Code : normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID:language listURI
  listSchemeURI
Date : date
Identifier : normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI
  schemeURI
Indicator : boolean
Measure : decimal unitCode! unitCodeListVersionID
Name : string languageID:language languageLocaleID
Numeric : decimal format
Quantity : decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
Time : time

# Groups: their elements in this order (? optional, * any number, + at least one; without a prefix they are cbc).
Address = ID? AddressTypeCode? AddressFormatCode? Postbox? Floor? Room? StreetName? AdditionalStreetName? BlockName?
  BuildingName? BuildingNumber? InhouseMail? Department? MarkAttention? MarkCare? PlotIdentification?
  CitySubdivisionName? CityName? PostalZone? CountrySubentity? CountrySubentityCode? Region? District? TimezoneOffset?
  cac:AddressLine* cac:Country? cac:LocationCoordinate*
AddressLine = Line
AirTransport = AircraftID
AllowanceCharge = ID? ChargeIndicator AllowanceChargeReasonCode? AllowanceChargeReason* MultiplierFactorNumeric?
  PrepaidIndicator? SequenceNumeric? Amount BaseAmount? AccountingCostCode? AccountingCost? PerUnitAmount?
  cac:TaxCategory* cac:TaxTotal? cac:PaymentMeans*
ApplicationResponse = ext:UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID UUID?
  IssueDate IssueTime? ResponseDate? ResponseTime? Note* VersionID? cac:Signature* cac:SenderParty cac:ReceiverParty
  cac:DocumentResponse*
AttachedDocument = ext:UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID UUID? IssueDate
  IssueTime? Note* DocumentTypeCode? DocumentType? ParentDocumentID ParentDocumentTypeCode? ParentDocumentVersionID?
  cac:Signature* cac:SenderParty cac:ReceiverParty cac:Attachment cac:ParentDocumentLineReference*
Attachment = EmbeddedDocumentBinaryObject? cac:ExternalReference?
BillingReference = cac:InvoiceDocumentReference? cac:SelfBilledInvoiceDocumentReference?
  cac:CreditNoteDocumentReference? cac:SelfBilledCreditNoteDocumentReference? cac:DebitNoteDocumentReference?
  cac:ReminderDocumentReference? cac:AdditionalDocumentReference? cac:BillingReferenceLine*
BillingReferenceLine = ID Amount? cac:AllowanceCharge*
Branch = ID? Name? cac:FinancialInstitution? cac:Address?
CardAccount = PrimaryAccountNumberID NetworkID CardTypeCode? ValidityStartDate? ExpiryDate? IssuerID? IssueNumberID?
  CV2ID? CardChipCode? ChipApplicationID? HolderName?
Certificate = ID CertificateTypeCode CertificateType Remarks* cac:IssuerParty cac:DocumentReference* cac:Signature*
Clause = ID? Content*
CommodityClassification = NatureCode? CargoTypeCode? CommodityCode? ItemClassificationCode?
Communication = ChannelCode? Channel? Value?
Condition = AttributeID Measure? Description* MinimumMeasure? MaximumMeasure?
Consignment = ID CarrierAssignedID? ConsigneeAssignedID? ConsignorAssignedID? FreightForwarderAssignedID?
  BrokerAssignedID? ContractedCarrierAssignedID? PerformingCarrierAssignedID? SummaryDescription* TotalInvoiceAmount?
  DeclaredCustomsValueAmount? TariffDescription* TariffCode? InsurancePremiumAmount? GrossWeightMeasure?
  NetWeightMeasure? NetNetWeightMeasure? ChargeableWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure?
  LoadingLengthMeasure? Remarks* HazardousRiskIndicator? AnimalFoodIndicator? HumanFoodIndicator? LivestockIndicator?
  BulkCargoIndicator? ContainerizedIndicator? GeneralCargoIndicator? SpecialSecurityIndicator? ThirdPartyPayerIndicator?
  CarrierServiceInstructions* CustomsClearanceServiceInstructions* ForwarderServiceInstructions*
  SpecialServiceInstructions* SequenceID? ShippingPriorityLevelCode? HandlingCode? HandlingInstructions* Information*
  TotalGoodsItemQuantity? TotalTransportHandlingUnitQuantity? InsuranceValueAmount? DeclaredForCarriageValueAmount?
  DeclaredStatisticsValueAmount? FreeOnBoardValueAmount? SpecialInstructions* SplitConsignmentIndicator?
  DeliveryInstructions* ConsignmentQuantity? ConsolidatableIndicator? HaulageInstructions* LoadingSequenceID?
  ChildConsignmentQuantity? TotalPackagesQuantity? cac:ConsolidatedShipment* cac:CustomsDeclaration*
  cac:RequestedPickupTransportEvent? cac:RequestedDeliveryTransportEvent? cac:PlannedPickupTransportEvent?
  cac:PlannedDeliveryTransportEvent? cac:Status* cac:ChildConsignment* cac:ConsigneeParty? cac:ExporterParty?
  cac:ConsignorParty? cac:ImporterParty? cac:CarrierParty? cac:FreightForwarderParty? cac:NotifyParty?
  cac:OriginalDespatchParty? cac:FinalDeliveryParty? cac:PerformingCarrierParty? cac:SubstituteCarrierParty?
  cac:LogisticsOperatorParty? cac:TransportAdvisorParty? cac:HazardousItemNotificationParty? cac:InsuranceParty?
  cac:MortgageHolderParty? cac:BillOfLadingHolderParty? cac:OriginalDepartureCountry? cac:FinalDestinationCountry?
  cac:TransitCountry* cac:TransportContract? cac:TransportEvent* cac:OriginalDespatchTransportationService?
  cac:FinalDeliveryTransportationService? cac:DeliveryTerms? cac:PaymentTerms? cac:CollectPaymentTerms?
  cac:DisbursementPaymentTerms? cac:PrepaidPaymentTerms? cac:FreightAllowanceCharge* cac:ExtraAllowanceCharge*
  cac:MainCarriageShipmentStage* cac:PreCarriageShipmentStage* cac:OnCarriageShipmentStage* cac:TransportHandlingUnit*
  cac:FirstArrivalPortLocation? cac:LastExitPortLocation?
Contact = ID? Name? Telephone? Telefax? ElectronicMail? Note* cac:OtherCommunication*
Contract = ID? IssueDate? IssueTime? NominationDate? NominationTime? ContractTypeCode? ContractType? Note* VersionID?
  Description* cac:ValidityPeriod? cac:ContractDocumentReference* cac:NominationPeriod? cac:ContractualDelivery?
CorporateRegistrationScheme = ID? Name? CorporateRegistrationTypeCode? cac:JurisdictionRegionAddress*
Country = IdentificationCode? Name?
CreditAccount = AccountID
CreditNote = ext:UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID?
  IssueDate IssueTime? TaxPointDate? CreditNoteTypeCode? Note* DocumentCurrencyCode? TaxCurrencyCode?
  PricingCurrencyCode? PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost?
  LineCountNumeric? BuyerReference? cac:InvoicePeriod* cac:DiscrepancyResponse* cac:OrderReference?
  cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:ContractDocumentReference*
  cac:AdditionalDocumentReference* cac:StatementDocumentReference* cac:OriginatorDocumentReference* cac:Signature*
  cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty? cac:BuyerCustomerParty?
  cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:Delivery* cac:DeliveryTerms* cac:PaymentMeans*
  cac:PaymentTerms* cac:TaxExchangeRate? cac:PricingExchangeRate? cac:PaymentExchangeRate?
  cac:PaymentAlternativeExchangeRate? cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal cac:CreditNoteLine+
CreditNoteLine = ID UUID? Note* CreditedQuantity? LineExtensionAmount? TaxPointDate? AccountingCostCode? AccountingCost?
  PaymentPurposeCode? FreeOfChargeIndicator? cac:InvoicePeriod* cac:OrderLineReference* cac:DiscrepancyResponse*
  cac:DespatchLineReference* cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference*
  cac:PricingReference? cac:OriginatorParty? cac:Delivery* cac:PaymentTerms* cac:TaxTotal* cac:AllowanceCharge*
  cac:Item? cac:Price? cac:DeliveryTerms* cac:SubCreditNoteLine* cac:ItemPriceExtension?
CustomerParty = CustomerAssignedAccountID? SupplierAssignedAccountID? AdditionalAccountID* cac:Party?
  cac:DeliveryContact? cac:AccountingContact? cac:BuyerContact?
CustomsDeclaration = ID cac:IssuerParty?
DebitNote = ext:UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID?
  IssueDate IssueTime? Note* TaxPointDate? DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode?
  PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric?
  cac:InvoicePeriod* cac:DiscrepancyResponse* cac:OrderReference? cac:BillingReference* cac:DespatchDocumentReference*
  cac:ReceiptDocumentReference* cac:StatementDocumentReference* cac:ContractDocumentReference*
  cac:AdditionalDocumentReference* cac:Signature* cac:AccountingSupplierParty cac:AccountingCustomerParty
  cac:PayeeParty? cac:BuyerCustomerParty? cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:PrepaidPayment*
  cac:AllowanceCharge* cac:Delivery* cac:DeliveryTerms* cac:PaymentMeans* cac:PaymentTerms* cac:TaxExchangeRate?
  cac:PricingExchangeRate? cac:PaymentExchangeRate? cac:PaymentAlternativeExchangeRate? cac:TaxTotal*
  cac:RequestedMonetaryTotal cac:DebitNoteLine+
DebitNoteLine = ID UUID? Note* DebitedQuantity? LineExtensionAmount TaxPointDate? AccountingCostCode? AccountingCost?
  PaymentPurposeCode? cac:DiscrepancyResponse* cac:DespatchLineReference* cac:ReceiptLineReference*
  cac:BillingReference* cac:DocumentReference* cac:PricingReference? cac:Delivery* cac:TaxTotal* cac:AllowanceCharge*
  cac:Item? cac:Price? cac:SubDebitNoteLine*
Delivery = ID? Quantity? MinimumQuantity? MaximumQuantity? ActualDeliveryDate? ActualDeliveryTime? LatestDeliveryDate?
  LatestDeliveryTime? ReleaseID? TrackingID? cac:DeliveryAddress? cac:DeliveryLocation? cac:AlternativeDeliveryLocation?
  cac:RequestedDeliveryPeriod? cac:PromisedDeliveryPeriod? cac:EstimatedDeliveryPeriod? cac:CarrierParty?
  cac:DeliveryParty? cac:NotifyParty* cac:Despatch? cac:DeliveryTerms* cac:MinimumDeliveryUnit? cac:MaximumDeliveryUnit?
  cac:Shipment?
DeliveryTerms = ID? SpecialTerms* LossRiskResponsibilityCode? LossRisk* Amount? cac:DeliveryLocation?
  cac:AllowanceCharge?
DeliveryUnit = BatchQuantity ConsumerUnitQuantity? HazardousRiskIndicator?
DependentPriceReference = Percent? cac:LocationAddress? cac:DependentLineReference?
Despatch = ID? RequestedDespatchDate? RequestedDespatchTime? EstimatedDespatchDate? EstimatedDespatchTime?
  ActualDespatchDate? ActualDespatchTime? GuaranteedDespatchDate? GuaranteedDespatchTime? ReleaseID? Instructions*
  cac:DespatchAddress? cac:DespatchLocation? cac:DespatchParty? cac:CarrierParty? cac:NotifyParty* cac:Contact?
  cac:EstimatedDespatchPeriod? cac:RequestedDespatchPeriod?
DespatchLine = ID UUID? Note* LineStatusCode? DeliveredQuantity? BackorderQuantity? BackorderReason*
  OutstandingQuantity? OutstandingReason* OversupplyQuantity? cac:OrderLineReference+ cac:DocumentReference* cac:Item
  cac:Shipment*
Dimension = AttributeID Measure? Description* MinimumMeasure? MaximumMeasure?
DocumentReference = ID CopyIndicator? UUID? IssueDate? IssueTime? DocumentTypeCode? DocumentType? XPath* LanguageID?
  LocaleCode? VersionID? DocumentStatusCode? DocumentDescription* cac:Attachment? cac:ValidityPeriod? cac:IssuerParty?
  cac:ResultOfVerification?
DocumentResponse = cac:Response cac:DocumentReference+ cac:IssuerParty? cac:RecipientParty? cac:LineResponse*
EmissionCalculationMethod = CalculationMethodCode? FullnessIndicationCode? cac:MeasurementFromLocation?
  cac:MeasurementToLocation?
EnvironmentalEmission = EnvironmentalEmissionTypeCode ValueMeasure Description* cac:EmissionCalculationMethod*
ExchangeRate = SourceCurrencyCode SourceCurrencyBaseRate? TargetCurrencyCode TargetCurrencyBaseRate? ExchangeMarketID?
  CalculationRate? MathematicOperatorCode? Date? cac:ForeignExchangeContract?
ExtensionContent = any
ExternalReference = URI? DocumentHash? HashAlgorithmMethod? ExpiryDate? ExpiryTime? MimeCode? FormatCode? EncodingCode?
  CharacterSetCode? FileName? Description*
FinancialAccount = ID? Name? AliasName? AccountTypeCode? AccountFormatCode? CurrencyCode? PaymentNote*
  cac:FinancialInstitutionBranch? cac:Country?
FinancialInstitution = ID? Name? cac:Address?
GoodsItem = ID? SequenceNumberID? Description* HazardousRiskIndicator? DeclaredCustomsValueAmount?
  DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount? FreeOnBoardValueAmount? InsuranceValueAmount?
  ValueAmount? GrossWeightMeasure? NetWeightMeasure? NetNetWeightMeasure? ChargeableWeightMeasure? GrossVolumeMeasure?
  NetVolumeMeasure? Quantity? PreferenceCriterionCode? RequiredCustomsID? CustomsStatusCode? CustomsTariffQuantity?
  CustomsImportClassifiedIndicator? ChargeableQuantity? ReturnableQuantity? TraceID? cac:Item* cac:GoodsItemContainer*
  cac:FreightAllowanceCharge* cac:InvoiceLine* cac:Temperature* cac:ContainedGoodsItem* cac:OriginAddress? cac:Delivery?
  cac:Pickup? cac:Despatch? cac:MeasurementDimension* cac:ContainingPackage* cac:ShipmentDocumentReference?
  cac:MinimumTemperature? cac:MaximumTemperature?
GoodsItemContainer = ID Quantity? cac:TransportEquipment*
HazardousGoodsTransit = TransportEmergencyCardCode? PackingCriteriaCode? HazardousRegulationCode?
  InhalationToxicityZoneCode? TransportAuthorizationCode? cac:MaximumTemperature? cac:MinimumTemperature?
HazardousItem = ID? PlacardNotation? PlacardEndorsement? AdditionalInformation* UNDGCode? EmergencyProceduresCode?
  MedicalFirstAidGuideCode? TechnicalName? CategoryName? HazardousCategoryCode? UpperOrangeHazardPlacardID?
  LowerOrangeHazardPlacardID? MarkingID? HazardClassID? NetWeightMeasure? NetVolumeMeasure? Quantity? cac:ContactParty?
  cac:SecondaryHazard* cac:HazardousGoodsTransit* cac:EmergencyTemperature? cac:FlashpointTemperature?
  cac:AdditionalTemperature*
Invoice = ext:UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID?
  IssueDate IssueTime? DueDate? InvoiceTypeCode? Note* TaxPointDate? DocumentCurrencyCode? TaxCurrencyCode?
  PricingCurrencyCode? PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost?
  LineCountNumeric? BuyerReference? cac:InvoicePeriod* cac:OrderReference? cac:BillingReference*
  cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:StatementDocumentReference*
  cac:OriginatorDocumentReference* cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:ProjectReference*
  cac:Signature* cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty? cac:BuyerCustomerParty?
  cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:Delivery* cac:DeliveryTerms? cac:PaymentMeans*
  cac:PaymentTerms* cac:PrepaidPayment* cac:AllowanceCharge* cac:TaxExchangeRate? cac:PricingExchangeRate?
  cac:PaymentExchangeRate? cac:PaymentAlternativeExchangeRate? cac:TaxTotal* cac:WithholdingTaxTotal*
  cac:LegalMonetaryTotal cac:InvoiceLine+
InvoiceLine = ID UUID? Note* InvoicedQuantity? LineExtensionAmount TaxPointDate? AccountingCostCode? AccountingCost?
  PaymentPurposeCode? FreeOfChargeIndicator? cac:InvoicePeriod* cac:OrderLineReference* cac:DespatchLineReference*
  cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference* cac:PricingReference? cac:OriginatorParty?
  cac:Delivery* cac:PaymentTerms* cac:AllowanceCharge* cac:TaxTotal* cac:WithholdingTaxTotal* cac:Item cac:Price?
  cac:DeliveryTerms? cac:SubInvoiceLine* cac:ItemPriceExtension?
Item = Description* PackQuantity? PackSizeNumeric? CatalogueIndicator? Name? HazardousRiskIndicator?
  AdditionalInformation* Keyword* BrandName* ModelName* cac:BuyersItemIdentification? cac:SellersItemIdentification?
  cac:ManufacturersItemIdentification* cac:StandardItemIdentification? cac:CatalogueItemIdentification?
  cac:AdditionalItemIdentification* cac:CatalogueDocumentReference? cac:ItemSpecificationDocumentReference*
  cac:OriginCountry? cac:CommodityClassification* cac:TransactionConditions* cac:HazardousItem*
  cac:ClassifiedTaxCategory* cac:AdditionalItemProperty* cac:ManufacturerParty* cac:InformationContentProviderParty?
  cac:OriginAddress* cac:ItemInstance* cac:Certificate* cac:Dimension*
ItemIdentification = ID ExtendedID? BarcodeSymbologyID? cac:PhysicalAttribute* cac:MeasurementDimension*
  cac:IssuerParty?
ItemInstance = ProductTraceID? ManufactureDate? ManufactureTime? BestBeforeDate? RegistrationID? SerialID?
  cac:AdditionalItemProperty* cac:LotIdentification?
ItemLocationQuantity = LeadTimeMeasure? MinimumQuantity? MaximumQuantity? HazardousRiskIndicator? TradingRestrictions*
  cac:ApplicableTerritoryAddress* cac:Price? cac:DeliveryUnit* cac:ApplicableTaxCategory* cac:Package?
  cac:AllowanceCharge* cac:DependentPriceReference?
ItemProperty = ID? Name NameCode? TestMethod? Value? ValueQuantity? ValueQualifier* ImportanceCode? ListValue*
  cac:UsabilityPeriod? cac:ItemPropertyGroup* cac:RangeDimension? cac:ItemPropertyRange?
ItemPropertyGroup = ID Name? ImportanceCode?
ItemPropertyRange = MinimumValue? MaximumValue?
Language = ID? Name? LocaleCode?
LineReference = LineID UUID? LineStatusCode? cac:DocumentReference?
LineResponse = cac:LineReference cac:Response+
Location = ID? Description* Conditions* CountrySubentity? CountrySubentityCode? LocationTypeCode? InformationURI? Name?
  cac:ValidityPeriod* cac:Address? cac:SubsidiaryLocation* cac:LocationCoordinate*
LocationCoordinate = CoordinateSystemCode? LatitudeDegreesMeasure? LatitudeMinutesMeasure? LatitudeDirectionCode?
  LongitudeDegreesMeasure? LongitudeMinutesMeasure? LongitudeDirectionCode? AltitudeMeasure?
LotIdentification = LotNumberID? ExpiryDate? cac:AdditionalItemProperty*
MaritimeTransport = VesselID? VesselName? RadioCallSignID? ShipsRequirements* GrossTonnageMeasure? NetTonnageMeasure?
  cac:RegistryCertificateDocumentReference? cac:RegistryPortLocation?
MonetaryTotal = LineExtensionAmount? TaxExclusiveAmount? TaxInclusiveAmount? AllowanceTotalAmount? ChargeTotalAmount?
  PrepaidAmount? PayableRoundingAmount? PayableAmount PayableAlternativeAmount?
OrderLineReference = LineID SalesOrderLineID? UUID? LineStatusCode? cac:OrderReference?
OrderReference = ID SalesOrderID? CopyIndicator? UUID? IssueDate? IssueTime? CustomerReference? OrderTypeCode?
  cac:DocumentReference?
Package = ID? Quantity? ReturnableMaterialIndicator? PackageLevelCode? PackagingTypeCode? PackingMaterial* TraceID?
  cac:ContainedPackage* cac:ContainingTransportEquipment? cac:GoodsItem* cac:MeasurementDimension* cac:DeliveryUnit*
  cac:Delivery? cac:Pickup? cac:Despatch?
Party = MarkCareIndicator? MarkAttentionIndicator? WebsiteURI? LogoReferenceID? EndpointID? IndustryClassificationCode?
  cac:PartyIdentification* cac:PartyName* cac:Language? cac:PostalAddress? cac:PhysicalLocation? cac:PartyTaxScheme*
  cac:PartyLegalEntity* cac:Contact? cac:Person* cac:AgentParty? cac:ServiceProviderParty* cac:PowerOfAttorney*
  cac:FinancialAccount?
PartyIdentification = ID
PartyLegalEntity = RegistrationName? CompanyID? RegistrationDate? RegistrationExpirationDate? CompanyLegalFormCode?
  CompanyLegalForm? SoleProprietorshipIndicator? CompanyLiquidationStatusCode? CorporateStockAmount?
  FullyPaidSharesIndicator? cac:RegistrationAddress? cac:CorporateRegistrationScheme? cac:HeadOfficeParty?
  cac:ShareholderParty*
PartyName = Name
PartyTaxScheme = RegistrationName? CompanyID? TaxLevelCode? ExemptionReasonCode? ExemptionReason*
  cac:RegistrationAddress? cac:TaxScheme
Payment = ID? PaidAmount? ReceivedDate? PaidDate? PaidTime? InstructionID?
PaymentMandate = ID? MandateTypeCode? MaximumPaymentInstructionsNumeric? MaximumPaidAmount? SignatureID? cac:PayerParty?
  cac:PayerFinancialAccount? cac:ValidityPeriod? cac:PaymentReversalPeriod? cac:Clause*
PaymentMeans = ID? PaymentMeansCode PaymentDueDate? PaymentChannelCode? InstructionID? InstructionNote* PaymentID*
  cac:CardAccount? cac:PayerFinancialAccount? cac:PayeeFinancialAccount? cac:CreditAccount? cac:PaymentMandate?
  cac:TradeFinancing?
PaymentTerms = ID? PaymentMeansID* PrepaidPaymentReferenceID? Note* ReferenceEventCode? SettlementDiscountPercent?
  PenaltySurchargePercent? PaymentPercent? Amount? SettlementDiscountAmount? PenaltyAmount? PaymentTermsDetailsURI?
  PaymentDueDate? InstallmentDueDate? InvoicingPartyReference? cac:SettlementPeriod? cac:PenaltyPeriod?
  cac:ExchangeRate? cac:ValidityPeriod?
Period = StartDate? StartTime? EndDate? EndTime? DurationMeasure? DescriptionCode* Description*
Person = ID? FirstName? FamilyName? Title? MiddleName? OtherName? NameSuffix? JobTitle? NationalityID? GenderCode?
  BirthDate? BirthplaceName? OrganizationDepartment? cac:Contact? cac:FinancialAccount? cac:IdentityDocumentReference*
  cac:ResidenceAddress?
PhysicalAttribute = AttributeID PositionCode? DescriptionCode? Description*
Pickup = ID? ActualPickupDate? ActualPickupTime? EarliestPickupDate? EarliestPickupTime? LatestPickupDate?
  LatestPickupTime? cac:PickupLocation? cac:PickupParty?
PowerOfAttorney = ID? IssueDate? IssueTime? Description* cac:NotaryParty? cac:AgentParty cac:WitnessParty*
  cac:MandateDocumentReference*
Price = PriceAmount BaseQuantity? PriceChangeReason* PriceTypeCode? PriceType? OrderableUnitFactorRate?
  cac:ValidityPeriod* cac:PriceList? cac:AllowanceCharge* cac:PricingExchangeRate?
PriceExtension = Amount cac:TaxTotal*
PriceList = ID? StatusCode? cac:ValidityPeriod* cac:PreviousPriceList?
PricingReference = cac:OriginalItemLocationQuantity? cac:AlternativeConditionPrice*
ProjectReference = ID UUID? IssueDate? cac:WorkPhaseReference*
RailTransport = TrainID RailCarID?
ReceiptLine = ID UUID? Note* ReceivedQuantity? ShortQuantity? ShortageActionCode? RejectedQuantity? RejectReasonCode?
  RejectReason* RejectActionCode? QuantityDiscrepancyCode? OversupplyQuantity? ReceivedDate? TimingComplaintCode?
  TimingComplaint? cac:OrderLineReference? cac:DespatchLineReference* cac:DocumentReference* cac:Item* cac:Shipment*
Response = ReferenceID? ResponseCode? Description* EffectiveDate? EffectiveTime? cac:Status*
ResultOfVerification = ValidatorID? ValidationResultCode? ValidationDate? ValidationTime? ValidateProcess? ValidateTool?
  ValidateToolVersion? cac:SignatoryParty?
RoadTransport = LicensePlateID
SecondaryHazard = ID? PlacardNotation? PlacardEndorsement? EmergencyProceduresCode? Extension*
ServiceFrequency = WeekDayCode
ServiceProviderParty = ID? ServiceTypeCode? ServiceType* cac:Party cac:SellerContact?
ShareholderParty = PartecipationPercent? cac:Party?
Shipment = ID ShippingPriorityLevelCode? HandlingCode? HandlingInstructions* Information* GrossWeightMeasure?
  NetWeightMeasure? NetNetWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure? TotalGoodsItemQuantity?
  TotalTransportHandlingUnitQuantity? InsuranceValueAmount? DeclaredCustomsValueAmount? DeclaredForCarriageValueAmount?
  DeclaredStatisticsValueAmount? FreeOnBoardValueAmount? SpecialInstructions* DeliveryInstructions*
  SplitConsignmentIndicator? ConsignmentQuantity? cac:Consignment* cac:GoodsItem* cac:ShipmentStage* cac:Delivery?
  cac:TransportHandlingUnit* cac:ReturnAddress? cac:OriginAddress? cac:FirstArrivalPortLocation?
  cac:LastExitPortLocation? cac:ExportCountry? cac:FreightAllowanceCharge*
ShipmentStage = ID? TransportModeCode? TransportMeansTypeCode? TransitDirectionCode? PreCarriageIndicator?
  OnCarriageIndicator? EstimatedDeliveryDate? EstimatedDeliveryTime? RequiredDeliveryDate? RequiredDeliveryTime?
  LoadingSequenceID? SuccessiveSequenceID? Instructions* DemurrageInstructions* CrewQuantity? PassengerQuantity?
  cac:TransitPeriod? cac:CarrierParty* cac:TransportMeans? cac:LoadingPortLocation? cac:UnloadingPortLocation?
  cac:TransshipPortLocation? cac:LoadingTransportEvent? cac:ExaminationTransportEvent? cac:AvailabilityTransportEvent?
  cac:ExportationTransportEvent? cac:DischargeTransportEvent? cac:WarehousingTransportEvent? cac:TakeoverTransportEvent?
  cac:OptionalTakeoverTransportEvent? cac:DropoffTransportEvent? cac:ActualPickupTransportEvent?
  cac:DeliveryTransportEvent? cac:ReceiptTransportEvent? cac:StorageTransportEvent? cac:AcceptanceTransportEvent?
  cac:TerminalOperatorParty? cac:CustomsAgentParty? cac:EstimatedTransitPeriod? cac:FreightAllowanceCharge*
  cac:FreightChargeLocation? cac:DetentionTransportEvent* cac:RequestedDepartureTransportEvent?
  cac:RequestedArrivalTransportEvent? cac:RequestedWaypointTransportEvent* cac:PlannedDepartureTransportEvent?
  cac:PlannedArrivalTransportEvent? cac:PlannedWaypointTransportEvent* cac:ActualDepartureTransportEvent?
  cac:ActualWaypointTransportEvent? cac:ActualArrivalTransportEvent? cac:TransportEvent*
  cac:EstimatedDepartureTransportEvent? cac:EstimatedArrivalTransportEvent? cac:PassengerPerson* cac:DriverPerson*
  cac:ReportingPerson? cac:CrewMemberPerson* cac:SecurityOfficerPerson? cac:MasterPerson? cac:ShipsSurgeonPerson?
Signature = ID Note* ValidationDate? ValidationTime? ValidatorID? CanonicalizationMethod? SignatureMethod?
  cac:SignatoryParty? cac:DigitalSignatureAttachment? cac:OriginalDocumentReference?
Status = ConditionCode? ReferenceDate? ReferenceTime? Description* StatusReasonCode? StatusReason* SequenceID? Text*
  IndicationIndicator? Percent? ReliabilityPercent? cac:Condition*
Stowage = LocationID? Location* cac:MeasurementDimension*
SupplierParty = CustomerAssignedAccountID? AdditionalAccountID* DataSendingCapability? cac:Party? cac:DespatchContact?
  cac:AccountingContact? cac:SellerContact?
TaxCategory = ID? Name? Percent? BaseUnitMeasure? PerUnitAmount? TaxExemptionReasonCode? TaxExemptionReason* TierRange?
  TierRatePercent? cac:TaxScheme
TaxScheme = ID? Name? TaxTypeCode? CurrencyCode? cac:JurisdictionRegionAddress*
TaxSubtotal = TaxableAmount? TaxAmount CalculationSequenceNumeric? TransactionCurrencyTaxAmount? Percent?
  BaseUnitMeasure? PerUnitAmount? TierRange? TierRatePercent? cac:TaxCategory
TaxTotal = TaxAmount RoundingAmount? TaxEvidenceIndicator? TaxIncludedIndicator? cac:TaxSubtotal*
Temperature = AttributeID Measure Description*
TradeFinancing = ID? FinancingInstrumentCode? cac:ContractDocumentReference? cac:DocumentReference* cac:FinancingParty
  cac:FinancingFinancialAccount? cac:Clause*
TradingTerms = Information* Reference? cac:ApplicableAddress?
TransactionConditions = ID? ActionCode? Description* cac:DocumentReference*
TransportEquipment = ID? ReferencedConsignmentID* TransportEquipmentTypeCode? ProviderTypeCode? OwnerTypeCode?
  SizeTypeCode? DispositionCode? FullnessIndicationCode? RefrigerationOnIndicator? Information* ReturnabilityIndicator?
  LegalStatusIndicator? AirFlowPercent? HumidityPercent? AnimalFoodApprovedIndicator? HumanFoodApprovedIndicator?
  DangerousGoodsApprovedIndicator? RefrigeratedIndicator? Characteristics? DamageRemarks* Description*
  SpecialTransportRequirements* GrossWeightMeasure? GrossVolumeMeasure? TareWeightMeasure? TrackingDeviceCode?
  PowerIndicator? TraceID? cac:MeasurementDimension* cac:TransportEquipmentSeal* cac:MinimumTemperature?
  cac:MaximumTemperature? cac:ProviderParty? cac:LoadingProofParty? cac:SupplierParty? cac:OwnerParty?
  cac:OperatingParty? cac:LoadingLocation? cac:UnloadingLocation? cac:StorageLocation? cac:PositioningTransportEvent*
  cac:QuarantineTransportEvent* cac:DeliveryTransportEvent* cac:PickupTransportEvent* cac:HandlingTransportEvent*
  cac:LoadingTransportEvent* cac:TransportEvent* cac:ApplicableTransportMeans? cac:HaulageTradingTerms*
  cac:HazardousGoodsTransit* cac:PackagedTransportHandlingUnit* cac:ServiceAllowanceCharge* cac:FreightAllowanceCharge*
  cac:AttachedTransportEquipment* cac:Delivery? cac:Pickup? cac:Despatch? cac:ShipmentDocumentReference*
  cac:ContainedInTransportEquipment* cac:Package* cac:GoodsItem*
TransportEquipmentSeal = ID SealIssuerTypeCode? Condition? SealStatusCode? SealingPartyType?
TransportEvent = IdentificationID? OccurrenceDate? OccurrenceTime? TransportEventTypeCode? Description*
  CompletionIndicator? cac:ReportedShipment? cac:CurrentStatus* cac:Contact* cac:Location? cac:Signature? cac:Period*
TransportHandlingUnit = ID? TransportHandlingUnitTypeCode? HandlingCode? HandlingInstructions* HazardousRiskIndicator?
  TotalGoodsItemQuantity? TotalPackageQuantity? DamageRemarks* ShippingMarks* TraceID? cac:HandlingUnitDespatchLine*
  cac:ActualPackage* cac:ReceivedHandlingUnitReceiptLine* cac:TransportEquipment* cac:TransportMeans*
  cac:HazardousGoodsTransit* cac:MeasurementDimension* cac:MinimumTemperature? cac:MaximumTemperature? cac:GoodsItem*
  cac:FloorSpaceMeasurementDimension? cac:PalletSpaceMeasurementDimension? cac:ShipmentDocumentReference* cac:Status*
  cac:CustomsDeclaration* cac:ReferencedShipment* cac:Package*
TransportMeans = JourneyID? RegistrationNationalityID? RegistrationNationality* DirectionCode? TransportMeansTypeCode?
  TradeServiceCode? cac:Stowage? cac:AirTransport? cac:RoadTransport? cac:RailTransport? cac:MaritimeTransport?
  cac:OwnerParty? cac:MeasurementDimension*
TransportationService = TransportServiceCode TariffClassCode? Priority? FreightRateClassCode?
  TransportationServiceDescription* TransportationServiceDetailsURI? NominationDate? NominationTime? Name?
  SequenceNumeric? cac:TransportEquipment* cac:SupportedTransportEquipment* cac:UnsupportedTransportEquipment*
  cac:CommodityClassification* cac:SupportedCommodityClassification* cac:UnsupportedCommodityClassification*
  cac:TotalCapacityDimension? cac:ShipmentStage* cac:TransportEvent* cac:ResponsibleTransportServiceProviderParty?
  cac:EnvironmentalEmission* cac:EstimatedDurationPeriod? cac:ScheduledServiceFrequency*
UBLExtension = ID? Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID? ext:ExtensionAgencyURI?
  ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason? ext:ExtensionContent
UBLExtensions = ext:UBLExtension+
WorkPhaseReference = ID? WorkPhaseCode? WorkPhase* ProgressPercent? StartDate? EndDate? cac:WorkOrderDocumentReference*

# The elements that are of each data type or group.
Address < cac:Address cac:ApplicableAddress cac:ApplicableTerritoryAddress cac:DeliveryAddress cac:DespatchAddress
  cac:JurisdictionRegionAddress cac:LocationAddress cac:OriginAddress cac:PostalAddress cac:RegistrationAddress
  cac:ResidenceAddress cac:ReturnAddress
AddressLine < cac:AddressLine
AirTransport < cac:AirTransport
AllowanceCharge < cac:AllowanceCharge cac:ExtraAllowanceCharge cac:FreightAllowanceCharge cac:ServiceAllowanceCharge
Amount < AllowanceTotalAmount Amount BaseAmount ChargeTotalAmount CorporateStockAmount DeclaredCustomsValueAmount
  DeclaredForCarriageValueAmount DeclaredStatisticsValueAmount FreeOnBoardValueAmount InsurancePremiumAmount
  InsuranceValueAmount LineExtensionAmount MaximumPaidAmount PaidAmount PayableAlternativeAmount PayableAmount
  PayableRoundingAmount PenaltyAmount PerUnitAmount PrepaidAmount PriceAmount RoundingAmount SettlementDiscountAmount
  TaxAmount TaxExclusiveAmount TaxInclusiveAmount TaxableAmount TotalInvoiceAmount TransactionCurrencyTaxAmount
  ValueAmount
ApplicationResponse < root:ApplicationResponse
AttachedDocument < root:AttachedDocument
Attachment < cac:Attachment cac:DigitalSignatureAttachment
BillingReference < cac:BillingReference
BillingReferenceLine < cac:BillingReferenceLine
BinaryObject < EmbeddedDocumentBinaryObject
Branch < cac:FinancialInstitutionBranch
CardAccount < cac:CardAccount
Certificate < cac:Certificate
Clause < cac:Clause
Code < AccountFormatCode AccountTypeCode AccountingCostCode ActionCode AddressFormatCode AddressTypeCode
  AllowanceChargeReasonCode CalculationMethodCode CardChipCode CardTypeCode CargoTypeCode CertificateTypeCode
  ChannelCode CharacterSetCode CommodityCode CompanyLegalFormCode CompanyLiquidationStatusCode ConditionCode
  ContractTypeCode CoordinateSystemCode CorporateRegistrationTypeCode CountrySubentityCode CreditNoteTypeCode
  CurrencyCode CustomsStatusCode DescriptionCode DirectionCode DispositionCode DocumentCurrencyCode DocumentStatusCode
  DocumentTypeCode EmergencyProceduresCode EncodingCode EnvironmentalEmissionTypeCode ExemptionReasonCode
  FinancingInstrumentCode FormatCode FreightRateClassCode FullnessIndicationCode GenderCode HandlingCode
  HazardousCategoryCode HazardousRegulationCode IdentificationCode ImportanceCode IndustryClassificationCode
  InhalationToxicityZoneCode InvoiceTypeCode ItemClassificationCode LatitudeDirectionCode LineStatusCode LocaleCode
  LocationTypeCode LongitudeDirectionCode LossRiskResponsibilityCode MandateTypeCode MathematicOperatorCode
  MedicalFirstAidGuideCode MimeCode NameCode NatureCode OrderTypeCode OwnerTypeCode PackageLevelCode PackagingTypeCode
  PackingCriteriaCode ParentDocumentTypeCode PaymentAlternativeCurrencyCode PaymentChannelCode PaymentCurrencyCode
  PaymentMeansCode PaymentPurposeCode PositionCode PreferenceCriterionCode PriceTypeCode PricingCurrencyCode
  ProviderTypeCode QuantityDiscrepancyCode ReferenceEventCode RejectActionCode RejectReasonCode ResponseCode
  SealIssuerTypeCode SealStatusCode ServiceTypeCode ShippingPriorityLevelCode ShortageActionCode SizeTypeCode
  SourceCurrencyCode StatusCode StatusReasonCode TargetCurrencyCode TariffClassCode TariffCode TaxCurrencyCode
  TaxExemptionReasonCode TaxLevelCode TaxTypeCode TimingComplaintCode TrackingDeviceCode TradeServiceCode
  TransitDirectionCode TransportAuthorizationCode TransportEmergencyCardCode TransportEquipmentTypeCode
  TransportEventTypeCode TransportHandlingUnitTypeCode TransportMeansTypeCode TransportModeCode TransportServiceCode
  UNDGCode ValidationResultCode WeekDayCode WorkPhaseCode ext:ExtensionReasonCode
CommodityClassification < cac:CommodityClassification cac:SupportedCommodityClassification
  cac:UnsupportedCommodityClassification
Communication < cac:OtherCommunication
Condition < cac:Condition
Consignment < cac:ChildConsignment cac:Consignment
Contact < cac:AccountingContact cac:BuyerContact cac:Contact cac:DeliveryContact cac:DespatchContact cac:SellerContact
Contract < cac:ForeignExchangeContract cac:TransportContract
CorporateRegistrationScheme < cac:CorporateRegistrationScheme
Country < cac:Country cac:ExportCountry cac:FinalDestinationCountry cac:OriginCountry cac:OriginalDepartureCountry
  cac:TransitCountry
CreditAccount < cac:CreditAccount
CreditNote < root:CreditNote
CreditNoteLine < cac:CreditNoteLine cac:SubCreditNoteLine
CustomerParty < cac:AccountingCustomerParty cac:BuyerCustomerParty
CustomsDeclaration < cac:CustomsDeclaration
Date < ActualDeliveryDate ActualDespatchDate ActualPickupDate BestBeforeDate BirthDate Date DueDate EarliestPickupDate
  EffectiveDate EndDate EstimatedDeliveryDate EstimatedDespatchDate ExpiryDate GuaranteedDespatchDate InstallmentDueDate
  IssueDate LatestDeliveryDate LatestPickupDate ManufactureDate NominationDate OccurrenceDate PaidDate PaymentDueDate
  ReceivedDate ReferenceDate RegistrationDate RegistrationExpirationDate RequestedDespatchDate RequiredDeliveryDate
  ResponseDate StartDate TaxPointDate ValidationDate ValidityStartDate
DebitNote < root:DebitNote
DebitNoteLine < cac:DebitNoteLine cac:SubDebitNoteLine
Delivery < cac:ContractualDelivery cac:Delivery
DeliveryTerms < cac:DeliveryTerms
DeliveryUnit < cac:DeliveryUnit cac:MaximumDeliveryUnit cac:MinimumDeliveryUnit
DependentPriceReference < cac:DependentPriceReference
Despatch < cac:Despatch
DespatchLine < cac:HandlingUnitDespatchLine
Dimension < cac:Dimension cac:FloorSpaceMeasurementDimension cac:MeasurementDimension
  cac:PalletSpaceMeasurementDimension cac:RangeDimension cac:TotalCapacityDimension
DocumentReference < cac:AdditionalDocumentReference cac:CatalogueDocumentReference cac:ContractDocumentReference
  cac:CreditNoteDocumentReference cac:DebitNoteDocumentReference cac:DespatchDocumentReference cac:DocumentReference
  cac:IdentityDocumentReference cac:InvoiceDocumentReference cac:ItemSpecificationDocumentReference
  cac:MandateDocumentReference cac:OriginalDocumentReference cac:OriginatorDocumentReference
  cac:ReceiptDocumentReference cac:RegistryCertificateDocumentReference cac:ReminderDocumentReference
  cac:SelfBilledCreditNoteDocumentReference cac:SelfBilledInvoiceDocumentReference cac:ShipmentDocumentReference
  cac:StatementDocumentReference cac:WorkOrderDocumentReference
DocumentResponse < cac:DocumentResponse
EmissionCalculationMethod < cac:EmissionCalculationMethod
EnvironmentalEmission < cac:EnvironmentalEmission
ExchangeRate < cac:ExchangeRate cac:PaymentAlternativeExchangeRate cac:PaymentExchangeRate cac:PricingExchangeRate
  cac:TaxExchangeRate
ExtensionContent < ext:ExtensionContent
ExternalReference < cac:ExternalReference
FinancialAccount < cac:FinancialAccount cac:FinancingFinancialAccount cac:PayeeFinancialAccount
  cac:PayerFinancialAccount
FinancialInstitution < cac:FinancialInstitution
GoodsItem < cac:ContainedGoodsItem cac:GoodsItem
GoodsItemContainer < cac:GoodsItemContainer
HazardousGoodsTransit < cac:HazardousGoodsTransit
HazardousItem < cac:HazardousItem
Identifier < AccountID AdditionalAccountID AircraftID AttributeID BarcodeSymbologyID BrokerAssignedID CV2ID
  CarrierAssignedID ChipApplicationID CompanyID ConsigneeAssignedID ConsignorAssignedID ContractedCarrierAssignedID
  CustomerAssignedAccountID CustomizationID EndpointID ExchangeMarketID ExtendedID FreightForwarderAssignedID
  HazardClassID ID IdentificationID InformationURI InstructionID IssueNumberID IssuerID JourneyID LanguageID
  LicensePlateID LineID LoadingSequenceID LocationID LogoReferenceID LotNumberID LowerOrangeHazardPlacardID MarkingID
  NationalityID NetworkID ParentDocumentID ParentDocumentVersionID PaymentID PaymentMeansID PaymentTermsDetailsURI
  PerformingCarrierAssignedID PrepaidPaymentReferenceID PrimaryAccountNumberID ProductTraceID ProfileExecutionID
  ProfileID RadioCallSignID RailCarID ReferenceID ReferencedConsignmentID RegistrationID RegistrationNationalityID
  ReleaseID RequiredCustomsID SalesOrderID SalesOrderLineID SequenceID SequenceNumberID SerialID SignatureID
  SuccessiveSequenceID SupplierAssignedAccountID TraceID TrackingID TrainID TransportationServiceDetailsURI UBLVersionID
  URI UUID UpperOrangeHazardPlacardID ValidatorID VersionID VesselID WebsiteURI ext:ExtensionAgencyID
  ext:ExtensionAgencyURI ext:ExtensionURI ext:ExtensionVersionID
Indicator < AnimalFoodApprovedIndicator AnimalFoodIndicator BulkCargoIndicator CatalogueIndicator ChargeIndicator
  CompletionIndicator ConsolidatableIndicator ContainerizedIndicator CopyIndicator CustomsImportClassifiedIndicator
  DangerousGoodsApprovedIndicator FreeOfChargeIndicator FullyPaidSharesIndicator GeneralCargoIndicator
  HazardousRiskIndicator HumanFoodApprovedIndicator HumanFoodIndicator IndicationIndicator LegalStatusIndicator
  LivestockIndicator MarkAttentionIndicator MarkCareIndicator OnCarriageIndicator PowerIndicator PreCarriageIndicator
  PrepaidIndicator RefrigeratedIndicator RefrigerationOnIndicator ReturnabilityIndicator ReturnableMaterialIndicator
  SoleProprietorshipIndicator SpecialSecurityIndicator SplitConsignmentIndicator TaxEvidenceIndicator
  TaxIncludedIndicator ThirdPartyPayerIndicator
Invoice < root:Invoice
InvoiceLine < cac:InvoiceLine cac:SubInvoiceLine
Item < cac:Item
ItemIdentification < cac:AdditionalItemIdentification cac:BuyersItemIdentification cac:CatalogueItemIdentification
  cac:ManufacturersItemIdentification cac:SellersItemIdentification cac:StandardItemIdentification
ItemInstance < cac:ItemInstance
ItemLocationQuantity < cac:OriginalItemLocationQuantity
ItemProperty < cac:AdditionalItemProperty
ItemPropertyGroup < cac:ItemPropertyGroup
ItemPropertyRange < cac:ItemPropertyRange
Language < cac:Language
LineReference < cac:DependentLineReference cac:DespatchLineReference cac:LineReference cac:ParentDocumentLineReference
  cac:ReceiptLineReference
LineResponse < cac:LineResponse
Location < cac:AlternativeDeliveryLocation cac:DeliveryLocation cac:DespatchLocation cac:FirstArrivalPortLocation
  cac:FreightChargeLocation cac:LastExitPortLocation cac:LoadingLocation cac:LoadingPortLocation cac:Location
  cac:MeasurementFromLocation cac:MeasurementToLocation cac:PhysicalLocation cac:PickupLocation cac:RegistryPortLocation
  cac:StorageLocation cac:SubsidiaryLocation cac:TransshipPortLocation cac:UnloadingLocation cac:UnloadingPortLocation
LocationCoordinate < cac:LocationCoordinate
LotIdentification < cac:LotIdentification
MaritimeTransport < cac:MaritimeTransport
Measure < AltitudeMeasure BaseUnitMeasure ChargeableWeightMeasure DurationMeasure GrossTonnageMeasure GrossVolumeMeasure
  GrossWeightMeasure LatitudeDegreesMeasure LatitudeMinutesMeasure LeadTimeMeasure LoadingLengthMeasure
  LongitudeDegreesMeasure LongitudeMinutesMeasure MaximumMeasure Measure MinimumMeasure NetNetWeightMeasure
  NetTonnageMeasure NetVolumeMeasure NetWeightMeasure TareWeightMeasure ValueMeasure
MonetaryTotal < cac:LegalMonetaryTotal cac:RequestedMonetaryTotal
Name < AccountingCost AdditionalInformation AdditionalStreetName AliasName AllowanceChargeReason BackorderReason
  BirthplaceName BlockName BrandName BuildingName BuildingNumber BuyerReference CanonicalizationMethod
  CarrierServiceInstructions CategoryName CertificateType Channel Characteristics CityName CitySubdivisionName
  CompanyLegalForm Condition Conditions Content ContractType CountrySubentity CustomerReference
  CustomsClearanceServiceInstructions DamageRemarks DataSendingCapability DeliveryInstructions DemurrageInstructions
  Department Description District DocumentDescription DocumentHash DocumentType ElectronicMail ExemptionReason Extension
  FamilyName FileName FirstName Floor ForwarderServiceInstructions HandlingInstructions HashAlgorithmMethod
  HaulageInstructions HolderName Information InhouseMail InstructionNote Instructions InvoicingPartyReference JobTitle
  Keyword Line ListValue Location LossRisk MarkAttention MarkCare MaximumValue MiddleName MinimumValue ModelName Name
  NameSuffix Note OrganizationDepartment OtherName OutstandingReason PackingMaterial PaymentNote PlacardEndorsement
  PlacardNotation PlotIdentification PostalZone Postbox PriceChangeReason PriceType Priority Reference Region
  RegistrationName RegistrationNationality RejectReason Remarks Room SealingPartyType ServiceType ShippingMarks
  ShipsRequirements SignatureMethod SpecialInstructions SpecialServiceInstructions SpecialTerms
  SpecialTransportRequirements StatusReason StreetName SummaryDescription TariffDescription TaxExemptionReason
  TechnicalName Telefax Telephone TestMethod Text TierRange TimezoneOffset TimingComplaint Title TradingRestrictions
  TransportationServiceDescription ValidateProcess ValidateTool ValidateToolVersion Value ValueQualifier VesselName
  WorkPhase XPath ext:ExtensionAgencyName ext:ExtensionReason
Numeric < AirFlowPercent CalculationRate CalculationSequenceNumeric HumidityPercent LineCountNumeric
  MaximumPaymentInstructionsNumeric MultiplierFactorNumeric OrderableUnitFactorRate PackSizeNumeric PartecipationPercent
  PaymentPercent PenaltySurchargePercent Percent ProgressPercent ReliabilityPercent SequenceNumeric
  SettlementDiscountPercent SourceCurrencyBaseRate TargetCurrencyBaseRate TierRatePercent
OrderLineReference < cac:OrderLineReference
OrderReference < cac:OrderReference
Package < cac:ActualPackage cac:ContainedPackage cac:ContainingPackage cac:Package
Party < cac:AgentParty cac:BillOfLadingHolderParty cac:CarrierParty cac:ConsigneeParty cac:ConsignorParty
  cac:ContactParty cac:CustomsAgentParty cac:DeliveryParty cac:DespatchParty cac:ExporterParty cac:FinalDeliveryParty
  cac:FinancingParty cac:FreightForwarderParty cac:HazardousItemNotificationParty cac:HeadOfficeParty cac:ImporterParty
  cac:InformationContentProviderParty cac:InsuranceParty cac:IssuerParty cac:LoadingProofParty
  cac:LogisticsOperatorParty cac:ManufacturerParty cac:MortgageHolderParty cac:NotaryParty cac:NotifyParty
  cac:OperatingParty cac:OriginalDespatchParty cac:OriginatorParty cac:OwnerParty cac:Party cac:PayeeParty
  cac:PayerParty cac:PerformingCarrierParty cac:PickupParty cac:ProviderParty cac:ReceiverParty cac:RecipientParty
  cac:ResponsibleTransportServiceProviderParty cac:SenderParty cac:SignatoryParty cac:SubstituteCarrierParty
  cac:TaxRepresentativeParty cac:TerminalOperatorParty cac:TransportAdvisorParty cac:WitnessParty
PartyIdentification < cac:PartyIdentification
PartyLegalEntity < cac:PartyLegalEntity
PartyName < cac:PartyName
PartyTaxScheme < cac:PartyTaxScheme
Payment < cac:PrepaidPayment
PaymentMandate < cac:PaymentMandate
PaymentMeans < cac:PaymentMeans
PaymentTerms < cac:CollectPaymentTerms cac:DisbursementPaymentTerms cac:PaymentTerms cac:PrepaidPaymentTerms
Period < cac:EstimatedDeliveryPeriod cac:EstimatedDespatchPeriod cac:EstimatedDurationPeriod cac:EstimatedTransitPeriod
  cac:InvoicePeriod cac:NominationPeriod cac:PaymentReversalPeriod cac:PenaltyPeriod cac:Period
  cac:PromisedDeliveryPeriod cac:RequestedDeliveryPeriod cac:RequestedDespatchPeriod cac:SettlementPeriod
  cac:TransitPeriod cac:UsabilityPeriod cac:ValidityPeriod
Person < cac:CrewMemberPerson cac:DriverPerson cac:MasterPerson cac:PassengerPerson cac:Person cac:ReportingPerson
  cac:SecurityOfficerPerson cac:ShipsSurgeonPerson
PhysicalAttribute < cac:PhysicalAttribute
Pickup < cac:Pickup
PowerOfAttorney < cac:PowerOfAttorney
Price < cac:AlternativeConditionPrice cac:Price
PriceExtension < cac:ItemPriceExtension
PriceList < cac:PreviousPriceList cac:PriceList
PricingReference < cac:PricingReference
ProjectReference < cac:ProjectReference
Quantity < BackorderQuantity BaseQuantity BatchQuantity ChargeableQuantity ChildConsignmentQuantity ConsignmentQuantity
  ConsumerUnitQuantity CreditedQuantity CrewQuantity CustomsTariffQuantity DebitedQuantity DeliveredQuantity
  InvoicedQuantity MaximumQuantity MinimumQuantity OutstandingQuantity OversupplyQuantity PackQuantity PassengerQuantity
  Quantity ReceivedQuantity RejectedQuantity ReturnableQuantity ShortQuantity TotalGoodsItemQuantity
  TotalPackageQuantity TotalPackagesQuantity TotalTransportHandlingUnitQuantity ValueQuantity
RailTransport < cac:RailTransport
ReceiptLine < cac:ReceivedHandlingUnitReceiptLine
Response < cac:DiscrepancyResponse cac:Response
ResultOfVerification < cac:ResultOfVerification
RoadTransport < cac:RoadTransport
SecondaryHazard < cac:SecondaryHazard
ServiceFrequency < cac:ScheduledServiceFrequency
ServiceProviderParty < cac:ServiceProviderParty
ShareholderParty < cac:ShareholderParty
Shipment < cac:ConsolidatedShipment cac:ReferencedShipment cac:ReportedShipment cac:Shipment
ShipmentStage < cac:MainCarriageShipmentStage cac:OnCarriageShipmentStage cac:PreCarriageShipmentStage cac:ShipmentStage
Signature < cac:Signature
Status < cac:CurrentStatus cac:Status
Stowage < cac:Stowage
SupplierParty < cac:AccountingSupplierParty cac:SellerSupplierParty cac:SupplierParty
TaxCategory < cac:ApplicableTaxCategory cac:ClassifiedTaxCategory cac:TaxCategory
TaxScheme < cac:TaxScheme
TaxSubtotal < cac:TaxSubtotal
TaxTotal < cac:TaxTotal cac:WithholdingTaxTotal
Temperature < cac:AdditionalTemperature cac:EmergencyTemperature cac:FlashpointTemperature cac:MaximumTemperature
  cac:MinimumTemperature cac:Temperature
Time < ActualDeliveryTime ActualDespatchTime ActualPickupTime EarliestPickupTime EffectiveTime EndTime
  EstimatedDeliveryTime EstimatedDespatchTime ExpiryTime GuaranteedDespatchTime IssueTime LatestDeliveryTime
  LatestPickupTime ManufactureTime NominationTime OccurrenceTime PaidTime ReferenceTime RequestedDespatchTime
  RequiredDeliveryTime ResponseTime StartTime ValidationTime
TradeFinancing < cac:TradeFinancing
TradingTerms < cac:HaulageTradingTerms
TransactionConditions < cac:TransactionConditions
TransportEquipment < cac:AttachedTransportEquipment cac:ContainedInTransportEquipment cac:ContainingTransportEquipment
  cac:SupportedTransportEquipment cac:TransportEquipment cac:UnsupportedTransportEquipment
TransportEquipmentSeal < cac:TransportEquipmentSeal
TransportEvent < cac:AcceptanceTransportEvent cac:ActualArrivalTransportEvent cac:ActualDepartureTransportEvent
  cac:ActualPickupTransportEvent cac:ActualWaypointTransportEvent cac:AvailabilityTransportEvent
  cac:DeliveryTransportEvent cac:DetentionTransportEvent cac:DischargeTransportEvent cac:DropoffTransportEvent
  cac:EstimatedArrivalTransportEvent cac:EstimatedDepartureTransportEvent cac:ExaminationTransportEvent
  cac:ExportationTransportEvent cac:HandlingTransportEvent cac:LoadingTransportEvent cac:OptionalTakeoverTransportEvent
  cac:PickupTransportEvent cac:PlannedArrivalTransportEvent cac:PlannedDeliveryTransportEvent
  cac:PlannedDepartureTransportEvent cac:PlannedPickupTransportEvent cac:PlannedWaypointTransportEvent
  cac:PositioningTransportEvent cac:QuarantineTransportEvent cac:ReceiptTransportEvent
  cac:RequestedArrivalTransportEvent cac:RequestedDeliveryTransportEvent cac:RequestedDepartureTransportEvent
  cac:RequestedPickupTransportEvent cac:RequestedWaypointTransportEvent cac:StorageTransportEvent
  cac:TakeoverTransportEvent cac:TransportEvent cac:WarehousingTransportEvent
TransportHandlingUnit < cac:PackagedTransportHandlingUnit cac:TransportHandlingUnit
TransportMeans < cac:ApplicableTransportMeans cac:TransportMeans
TransportationService < cac:FinalDeliveryTransportationService cac:OriginalDespatchTransportationService
UBLExtension < ext:UBLExtension
UBLExtensions < ext:UBLExtensions
WorkPhaseReference < cac:WorkPhaseReference
`;
