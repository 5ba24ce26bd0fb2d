/**
 * What an element may contain, in this order: `?` optional, `*` any number, `+` at least one;
 * names without prefix are cbc. Source: OASIS UBL 2.1 schemas, and DIAN's schema of sts:DianExtensions; written down
 * by hand for the groups that sales documents are made of. Groups that are not here are not looked into.
 */
export const CONTENT_MODELS: Readonly<Record<string, string>> = {
  Invoice: `ext:UBLExtensions UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID?
    IssueDate IssueTime? DueDate? InvoiceTypeCode? Note* TaxPointDate? DocumentCurrencyCode? TaxCurrencyCode?
    PricingCurrencyCode? PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost?
    LineCountNumeric? BuyerReference? cac:InvoicePeriod* cac:OrderReference? cac:BillingReference*
    cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:StatementDocumentReference*
    cac:OriginatorDocumentReference* cac:ContractDocumentReference* cac:AdditionalDocumentReference*
    cac:ProjectReference* cac:Signature* cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty?
    cac:BuyerCustomerParty? cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:Delivery* cac:DeliveryTerms?
    cac:PaymentMeans* cac:PaymentTerms* cac:PrepaidPayment* cac:AllowanceCharge* cac:TaxExchangeRate?
    cac:PricingExchangeRate? cac:PaymentExchangeRate? cac:PaymentAlternativeExchangeRate? cac:TaxTotal*
    cac:WithholdingTaxTotal* cac:LegalMonetaryTotal cac:InvoiceLine+`,
  CreditNote: `ext:UBLExtensions UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID?
    IssueDate IssueTime? TaxPointDate? CreditNoteTypeCode? Note* DocumentCurrencyCode? TaxCurrencyCode?
    PricingCurrencyCode? PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost?
    LineCountNumeric? BuyerReference? cac:InvoicePeriod* cac:DiscrepancyResponse* cac:OrderReference?
    cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:ContractDocumentReference*
    cac:AdditionalDocumentReference* cac:StatementDocumentReference* cac:OriginatorDocumentReference* cac:Signature*
    cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty? cac:BuyerCustomerParty?
    cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:Delivery* cac:DeliveryTerms* cac:PaymentMeans*
    cac:PaymentTerms* cac:TaxExchangeRate? cac:PricingExchangeRate? cac:PaymentExchangeRate?
    cac:PaymentAlternativeExchangeRate? cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal cac:CreditNoteLine+`,
  DebitNote: `ext:UBLExtensions UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID?
    IssueDate IssueTime? Note* TaxPointDate? DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode?
    PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric?
    cac:InvoicePeriod* cac:DiscrepancyResponse* cac:OrderReference? cac:BillingReference*
    cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:StatementDocumentReference*
    cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:Signature* cac:AccountingSupplierParty
    cac:AccountingCustomerParty cac:PayeeParty? cac:BuyerCustomerParty? cac:SellerSupplierParty?
    cac:TaxRepresentativeParty? cac:PrepaidPayment* cac:AllowanceCharge* cac:Delivery* cac:DeliveryTerms*
    cac:PaymentMeans* cac:PaymentTerms* cac:TaxExchangeRate? cac:PricingExchangeRate? cac:PaymentExchangeRate?
    cac:PaymentAlternativeExchangeRate? cac:TaxTotal* cac:RequestedMonetaryTotal cac:DebitNoteLine+`,

  UBLExtensions: 'ext:UBLExtension+',
  UBLExtension: `ID? Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID?
    ext:ExtensionAgencyURI? ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason? ext:ExtensionContent`,
  DianExtensions: `sts:InvoiceControl? sts:InvoiceSource sts:SoftwareProvider sts:SoftwareSecurityCode
    sts:AuthorizationProvider sts:QRCode`,
  InvoiceControl: 'sts:InvoiceAuthorization sts:AuthorizationPeriod sts:AuthorizedInvoices',
  InvoiceSource: 'IdentificationCode Name?',
  SoftwareProvider: 'sts:ProviderID sts:SoftwareID',
  AuthorizationProvider: 'sts:AuthorizationProviderID',
  AuthorizedInvoices: 'sts:Prefix? sts:From sts:To',

  SupplierParty: `CustomerAssignedAccountID? AdditionalAccountID* DataSendingCapability? cac:Party cac:DespatchContact?
    cac:AccountingContact? cac:SellerContact?`,
  CustomerParty: `CustomerAssignedAccountID? SupplierAssignedAccountID? AdditionalAccountID* cac:Party
    cac:DeliveryContact? cac:AccountingContact? cac:BuyerContact?`,
  Party: `MarkCareIndicator? MarkAttentionIndicator? WebsiteURI? LogoReferenceID? EndpointID?
    IndustryClassificationCode? cac:PartyIdentification* cac:PartyName* cac:Language? cac:PostalAddress?
    cac:PhysicalLocation? cac:PartyTaxScheme* cac:PartyLegalEntity* cac:Contact? cac:Person* cac:AgentParty?
    cac:ServiceProviderParty* cac:PowerOfAttorney* cac:FinancialAccount?`,
  PartyIdentification: 'ID',
  PartyName: 'Name',
  Location: `ID? Description* Conditions* CountrySubentity? CountrySubentityCode? LocationTypeCode? InformationURI?
    Name? cac:ValidityPeriod* cac:Address? cac:SubsidiaryLocation* cac:LocationCoordinate*`,
  Address: `ID? AddressTypeCode? AddressFormatCode? Postbox? Floor? Room? StreetName? AdditionalStreetName? BlockName?
    BuildingName? BuildingNumber? InhouseMail? Department? MarkAttention? MarkCare? PlotIdentification?
    CitySubdivisionName? CityName? PostalZone? CountrySubentity? CountrySubentityCode? Region? District?
    TimezoneOffset? cac:AddressLine* cac:Country? cac:LocationCoordinate*`,
  AddressLine: 'Line',
  Country: 'IdentificationCode? Name?',
  PartyTaxScheme: `RegistrationName? CompanyID? TaxLevelCode? ExemptionReasonCode? ExemptionReason*
    cac:RegistrationAddress? cac:TaxScheme`,
  TaxScheme: 'ID? Name? TaxTypeCode? CurrencyCode? cac:JurisdictionRegionAddress*',
  PartyLegalEntity: `RegistrationName? CompanyID? RegistrationDate? RegistrationExpirationDate? CompanyLegalFormCode?
    CompanyLegalForm? SoleProprietorshipIndicator? CompanyLiquidationStatusCode? CorporateStockAmount?
    FullyPaidSharesIndicator? cac:RegistrationAddress? cac:CorporateRegistrationScheme? cac:HeadOfficeParty?
    cac:ShareholderParty*`,
  CorporateRegistrationScheme: 'ID? Name? CorporateRegistrationTypeCode? cac:JurisdictionRegionAddress*',
  Contact: 'ID? Name? Telephone? Telefax? ElectronicMail? Note* cac:OtherCommunication*',

  Period: 'StartDate? StartTime? EndDate? EndTime? DurationMeasure? DescriptionCode* Description*',
  OrderReference: `ID SalesOrderID? CopyIndicator? UUID? IssueDate? IssueTime? CustomerReference? OrderTypeCode?
    cac:DocumentReference?`,
  BillingReference: `cac:InvoiceDocumentReference? cac:SelfBilledInvoiceDocumentReference?
    cac:CreditNoteDocumentReference? cac:SelfBilledCreditNoteDocumentReference? cac:DebitNoteDocumentReference?
    cac:ReminderDocumentReference? cac:AdditionalDocumentReference? cac:BillingReferenceLine*`,
  DocumentReference: `ID CopyIndicator? UUID? IssueDate? IssueTime? DocumentTypeCode? DocumentType? XPath* LanguageID?
    LocaleCode? VersionID? DocumentStatusCode? DocumentDescription* cac:Attachment? cac:ValidityPeriod?
    cac:IssuerParty? cac:ResultOfVerification?`,
  Response: 'ReferenceID? ResponseCode? Description* EffectiveDate? EffectiveTime? cac:Status*',
  DeliveryTerms:
    'ID? SpecialTerms* LossRiskResponsibilityCode? LossRisk* Amount? cac:DeliveryLocation? cac:AllowanceCharge?',
  PaymentMeans: `ID? PaymentMeansCode PaymentDueDate? PaymentChannelCode? InstructionID? InstructionNote* PaymentID*
    cac:CardAccount? cac:PayerFinancialAccount? cac:PayeeFinancialAccount? cac:CreditAccount? cac:PaymentMandate?
    cac:TradeFinancing?`,
  Payment: 'ID? PaidAmount? ReceivedDate? PaidDate? PaidTime? InstructionID?',
  ExchangeRate: `SourceCurrencyCode SourceCurrencyBaseRate? TargetCurrencyCode TargetCurrencyBaseRate?
    ExchangeMarketID? CalculationRate? MathematicOperatorCode? Date? cac:ForeignExchangeContract?`,
  AllowanceCharge: `ID? ChargeIndicator AllowanceChargeReasonCode? AllowanceChargeReason* MultiplierFactorNumeric?
    PrepaidIndicator? SequenceNumeric? Amount BaseAmount? AccountingCostCode? AccountingCost? PerUnitAmount?
    cac:TaxCategory* cac:TaxTotal? cac:PaymentMeans*`,
  TaxTotal: 'TaxAmount RoundingAmount? TaxEvidenceIndicator? TaxIncludedIndicator? cac:TaxSubtotal*',
  TaxSubtotal: `TaxableAmount? TaxAmount CalculationSequenceNumeric? TransactionCurrencyTaxAmount? Percent?
    BaseUnitMeasure? PerUnitAmount? TierRange? TierRatePercent? cac:TaxCategory`,
  TaxCategory: `ID? Name? Percent? BaseUnitMeasure? PerUnitAmount? TaxExemptionReasonCode? TaxExemptionReason*
    TierRange? TierRatePercent? cac:TaxScheme`,
  MonetaryTotal: `LineExtensionAmount? TaxExclusiveAmount? TaxInclusiveAmount? AllowanceTotalAmount? ChargeTotalAmount?
    PrepaidAmount? PayableRoundingAmount? PayableAmount PayableAlternativeAmount?`,

  InvoiceLine: `ID UUID? Note* InvoicedQuantity? LineExtensionAmount TaxPointDate? AccountingCostCode? AccountingCost?
    PaymentPurposeCode? FreeOfChargeIndicator? cac:InvoicePeriod* cac:OrderLineReference* cac:DespatchLineReference*
    cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference* cac:PricingReference? cac:OriginatorParty?
    cac:Delivery* cac:PaymentTerms* cac:AllowanceCharge* cac:TaxTotal* cac:WithholdingTaxTotal* cac:Item cac:Price?
    cac:DeliveryTerms? cac:SubInvoiceLine* cac:ItemPriceExtension?`,
  CreditNoteLine: `ID UUID? Note* CreditedQuantity? LineExtensionAmount? TaxPointDate? AccountingCostCode?
    AccountingCost? PaymentPurposeCode? FreeOfChargeIndicator? cac:InvoicePeriod* cac:OrderLineReference*
    cac:DiscrepancyResponse* cac:DespatchLineReference* cac:ReceiptLineReference* cac:BillingReference*
    cac:DocumentReference* cac:PricingReference? cac:OriginatorParty? cac:Delivery* cac:PaymentTerms* cac:TaxTotal*
    cac:AllowanceCharge* cac:Item? cac:Price? cac:DeliveryTerms* cac:SubCreditNoteLine* cac:ItemPriceExtension?`,
  DebitNoteLine: `ID UUID? Note* DebitedQuantity? LineExtensionAmount TaxPointDate? AccountingCostCode? AccountingCost?
    PaymentPurposeCode? cac:DiscrepancyResponse* cac:DespatchLineReference* cac:ReceiptLineReference*
    cac:BillingReference* cac:DocumentReference* cac:PricingReference? cac:Delivery* cac:TaxTotal* cac:AllowanceCharge*
    cac:Item? cac:Price? cac:SubDebitNoteLine*`,
  PricingReference: 'cac:OriginalItemLocationQuantity? cac:AlternativeConditionPrice*',
  Price: `PriceAmount BaseQuantity? PriceChangeReason* PriceTypeCode? PriceType? OrderableUnitFactorRate?
    cac:ValidityPeriod* cac:PriceList? cac:AllowanceCharge* cac:PricingExchangeRate?`,
  Item: `Description* PackQuantity? PackSizeNumeric? CatalogueIndicator? Name? HazardousRiskIndicator?
    AdditionalInformation* Keyword* BrandName* ModelName* cac:BuyersItemIdentification? cac:SellersItemIdentification?
    cac:ManufacturersItemIdentification* cac:StandardItemIdentification? cac:CatalogueItemIdentification?
    cac:AdditionalItemIdentification* cac:CatalogueDocumentReference? cac:ItemSpecificationDocumentReference*
    cac:OriginCountry? cac:CommodityClassification* cac:TransactionConditions* cac:HazardousItem*
    cac:ClassifiedTaxCategory* cac:AdditionalItemProperty* cac:ManufacturerParty* cac:InformationContentProviderParty?
    cac:OriginAddress* cac:ItemInstance* cac:Certificate* cac:Dimension*`,
  ItemIdentification: `ID ExtendedID? BarcodeSymbologyID? cac:PhysicalAttribute* cac:MeasurementDimension*
    cac:IssuerParty?`,
};

/** The model of elements that bear another name than their type. */
export const MODEL_OF_ELEMENT: Readonly<Record<string, string>> = {
  AccountingSupplierParty: 'SupplierParty',
  AccountingCustomerParty: 'CustomerParty',
  AgentParty: 'Party',
  InformationContentProviderParty: 'Party',
  TaxRepresentativeParty: 'Party',
  PhysicalLocation: 'Location',
  RegistrationAddress: 'Address',
  AuthorizationPeriod: 'Period',
  InvoicePeriod: 'Period',
  InvoiceDocumentReference: 'DocumentReference',
  AdditionalDocumentReference: 'DocumentReference',
  DespatchDocumentReference: 'DocumentReference',
  ReceiptDocumentReference: 'DocumentReference',
  DiscrepancyResponse: 'Response',
  PrepaidPayment: 'Payment',
  PaymentExchangeRate: 'ExchangeRate',
  PaymentAlternativeExchangeRate: 'ExchangeRate',
  WithholdingTaxTotal: 'TaxTotal',
  LegalMonetaryTotal: 'MonetaryTotal',
  RequestedMonetaryTotal: 'MonetaryTotal',
  AlternativeConditionPrice: 'Price',
  SellersItemIdentification: 'ItemIdentification',
  StandardItemIdentification: 'ItemIdentification',
};
