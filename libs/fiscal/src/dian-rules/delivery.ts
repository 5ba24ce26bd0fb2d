import { incoterms } from '../catalogs/incoterms.js';
import { authority, type DianRule, rule, unless } from './rule.js';

const notPublic = authority(
  'Ninguna fuente pública dice con qué lista la DIAN compara la entrega.',
  'No public source says with which list DIAN compares the delivery.',
);

/** Rules on Delivery and DeliveryTerms. */
export const deliveryRules: readonly DianRule[] = [
  rule(
    'FAM06 FAM19 FAM22 FAM37',
    {
      pointer: '#/delivery',
      checks: [
        'Ciudad de entrega, y dirección y dígito del transportador.',
        'City of delivery, and address and check digit of the carrier.',
      ],
      cause: [
        'Un dato de la entrega no está en las listas de la DIAN.',
        'Something about the delivery is not in DIAN’s lists.',
      ],
      fix: [
        'Compare la ciudad con /v1/catalogs/municipios; la notificación no impide la aceptación.',
        'Compare the city with /v1/catalogs/municipios; the notification does not prevent acceptance.',
      ],
    },
    notPublic,
  ),
  rule(
    'FBC04 FBC02 FBC03 FBC05',
    {
      pointer: '#/delivery_terms/incoterm',
      checks: ['El incoterm, si está, es de la lista de la DIAN.', 'The incoterm, where given, is in DIAN’s list.'],
      cause: ['El incoterm no está en la lista (DPU tampoco).', 'The incoterm is not in the list (nor is DPU).'],
      fix: [`Use ${[...incoterms.keys()].join(', ')}.`, `Use ${[...incoterms.keys()].join(', ')}.`],
    },
    ({ deliveryTerms }) =>
      unless(deliveryTerms === null || incoterms.has(deliveryTerms.incoterm), () => ({
        en: `${deliveryTerms?.incoterm ?? ''} is not an incoterm that DIAN lists.`,
        es: `${deliveryTerms?.incoterm ?? ''} no es un incoterm de la lista de la DIAN.`,
      })),
  ),
];
