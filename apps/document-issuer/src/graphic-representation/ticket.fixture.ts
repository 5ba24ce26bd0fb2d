import { type FiscalDocument } from '@rubrica/fiscal';
import { aDocument, aLine } from './fiscal-document.fixture.js';

export const aTicket = (over: Partial<FiscalDocument> = {}): FiscalDocument => {
  const { customer } = aDocument();
  return aDocument({
    kind: 'equivalent_document',
    typeCode: '20',
    number: 'EPOS42',
    prefix: 'EPOS',
    uuidScheme: 'CUDE-SHA384',
    customer: {
      ...customer,
      identification: { type: '13', number: '222222222222', checkDigit: null },
      legalName: 'Consumidor Final',
      address: null,
      email: null,
      phone: null,
    },
    paymentMeans: { form: '1', code: '10', dueDate: '2026-11-21', paymentId: null },
    lines: [
      aLine(),
      aLine({
        id: '2',
        description: 'Bolsa plástica',
        quantity: '1.00',
        unitPrice: '100.00',
        lineExtensionAmount: '100.00',
        taxTotals: [],
        productCode: null,
      }),
    ],
    extensions: [
      {
        group: 'FabricanteSoftware',
        element: 'InformacionDelFabricanteDelSoftware',
        values: [
          ['NombreApellido', 'Ana Díaz'],
          ['RazonSocial', 'Cajas S.A.S.'],
          ['NombreSoftware', 'CajaYa'],
        ],
      },
      {
        group: 'BeneficiosComprador',
        element: 'InformacionBeneficiosComprador',
        values: [
          ['Codigo', 'FID-1000001'],
          ['NombresApellidos', 'Marta Lucía Ospina'],
          ['Puntos', '120'],
        ],
      },
      {
        group: 'PuntoVenta',
        element: 'InformacionCajaVenta',
        values: [
          ['PlacaCaja', 'CAJA-0317'],
          ['UbicaciónCaja', 'Tienda Chapinero, piso 1'],
          ['Cajero', 'Luz Dary Rincón'],
          ['TipoCaja', 'Caja principal'],
          ['CódigoVenta', 'V-20261121-0042'],
          ['SubTotal', '250100.00'],
        ],
      },
    ],
    ...over,
  });
};
