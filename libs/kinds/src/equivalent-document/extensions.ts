import { type CustomerInput, type Manufacturer, type NamedValues } from '@rubrica/fiscal';
import type { EquivalentDraft } from './draft.js';

/**
 * Returns the three extensions of a POS ticket: the maker of the software, the buyer's loyalty programme, and the place
 * of the sale. Labels are written as DIAN writes them, with and without accents. Source: annex 1.0 of equivalent
 * documents, DIAN's toolbox.
 */
export const posExtensions = (
  { register, loyalty }: EquivalentDraft,
  {
    manufacturer,
    buyer,
    subtotal,
  }: { readonly manufacturer: Manufacturer; readonly buyer: CustomerInput; readonly subtotal: string },
): readonly NamedValues[] => [
  {
    group: 'FabricanteSoftware',
    element: 'InformacionDelFabricanteDelSoftware',
    values: [
      ['NombreApellido', manufacturer.person],
      ['RazonSocial', manufacturer.company],
      ['NombreSoftware', manufacturer.software],
    ],
  },
  {
    group: 'BeneficiosComprador',
    element: 'InformacionBeneficiosComprador',
    values: [
      ['Codigo', loyalty?.code ?? buyer.identification.number],
      ['NombresApellidos', loyalty?.name ?? buyer.legal_name],
      ['Puntos', String(loyalty?.points ?? 0)],
    ],
  },
  {
    group: 'PuntoVenta',
    element: 'InformacionCajaVenta',
    values: [
      ['PlacaCaja', register.plate],
      ['UbicaciónCaja', register.location],
      ['Cajero', register.cashier],
      ['TipoCaja', register.type],
      ['CódigoVenta', register.sale_code],
      ['SubTotal', subtotal],
    ],
  },
];
