import type { Body } from '../entry/body.js';
import type { FormOfKind } from './forms.js';

/** A buyer and a seller that do not exist; their numbers have the right form. */
const PARTIES: Readonly<Record<FormOfKind['party'], Body>> = {
  customer: {
    identification: { type: '31', number: '900108281' },
    legal_name: 'Óptica Central S.A.S.',
    organization_type: '1',
    email: 'compras@opticacentral.example',
    address: { line: 'Carrera 8 # 20-14', municipality_code: '11001', postal_code: '110311', country: 'CO' },
    tax_level_codes: ['R-99-PN'],
    tax_scheme: '01',
  },
  supplier: {
    residence: 'resident',
    identification: { type: '13', number: '52853110' },
    legal_name: 'Rosa Elvira Páez Torres',
    organization_type: '2',
    email: 'rosa.paez@finca.example',
    address: { line: 'Vereda El Carmen', municipality_code: '25053', postal_code: '252001', country: 'CO' },
    tax_level_codes: ['R-99-PN'],
  },
};

const REGISTER = {
  plate: 'CAJA-01',
  location: 'Carrera 7 # 71-21',
  cashier: 'Ana Ruiz',
  type: 'Caja principal',
  sale_code: 'V-1',
};

/** A document that the test mode accepts, for a first look at what the product does. */
export const exampleOf = ({ party, given, line, own }: FormOfKind): Body => {
  const { customer_id: _final, ...common } = given;
  return {
    ...common,
    [party]: PARTIES[party],
    ...(own.some(({ pointer }) => pointer.startsWith('/register/')) ? { register: REGISTER } : {}),
    lines: [
      { ...line, description: 'Café de origen Nariño, bolsa de 500 g', quantity: '10', unit_price: '25000' },
      { ...line, description: 'Molino manual de café', quantity: '1', unit_price: '180000' },
    ],
  };
};
