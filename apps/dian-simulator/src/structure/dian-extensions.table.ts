/**
 * sts:DianExtensions in the same form as the table of UBL, by hand: DIAN's own schema of it refuses what the authority
 * accepts (check digits, for one). The rules check the texts.
 */
export const DIAN_EXTENSIONS_TABLE = `
StructuresText : string languageID:language
StructuresIdentifier : normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID
  schemeDataURI schemeURI

DianExtensions = sts:InvoiceControl? sts:InvoiceSource sts:SoftwareProvider sts:SoftwareSecurityCode
  sts:AuthorizationProvider sts:QRCode
InvoiceControl = sts:InvoiceAuthorization sts:AuthorizationPeriod sts:AuthorizedInvoices
AuthorizedInvoices = sts:Prefix? sts:From sts:To
SoftwareProvider = sts:ProviderID sts:SoftwareID
AuthorizationProvider = sts:AuthorizationProviderID

DianExtensions < sts:DianExtensions
InvoiceControl < sts:InvoiceControl
AuthorizedInvoices < sts:AuthorizedInvoices
SoftwareProvider < sts:SoftwareProvider
AuthorizationProvider < sts:AuthorizationProvider
Country < sts:InvoiceSource
Period < sts:AuthorizationPeriod
StructuresText < sts:InvoiceAuthorization sts:Prefix sts:From sts:To sts:QRCode
StructuresIdentifier < sts:ProviderID sts:SoftwareID sts:SoftwareSecurityCode sts:AuthorizationProviderID
`;
