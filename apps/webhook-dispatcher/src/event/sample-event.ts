import { type EventType, ID_PREFIX, type PublicEvent, RECEIVED_DOCUMENT } from '@rubrica/contracts';
import type { DocumentKind } from '@rubrica/fiscal';
import { kindOf, underOwnName } from '@rubrica/kinds';

/** Marks a sample in `external_id`, beside ids that no document has. */
const SAMPLE = 'sample';

type Shown = PublicEvent['data']['object'];
type Email = NonNullable<Shown['email']>['status'];

/**
 * Makes an event of this type that looks like a real one, about a document that does not exist: its `external_id` is
 * `sample`, and its number is of DIAN's public test range.
 */
export const sampleEvent = (
  type: EventType,
  { id, account, livemode, created }: Pick<PublicEvent, 'id' | 'account' | 'livemode' | 'created'>,
): PublicEvent => {
  const [kind, ...rest] = type.split('.') as [DocumentKind, ...string[]];
  const issued = kind === RECEIVED_DOCUMENT ? null : kindOf(kind);
  const outcome = rest.join('.');
  const cufe = outcome === 'failed' ? null : '0'.repeat(96);
  const email = /^email\.(delivered|bounced|complained)$/.exec(outcome)?.[1] as Email | undefined;
  return {
    id,
    object: 'event',
    type,
    created,
    livemode,
    account,
    data: {
      object: {
        id: `${issued?.idPrefix ?? ID_PREFIX.receivedDocument}_${'0'.repeat(26)}`,
        object: kind,
        status: (email === undefined ? outcome : 'accepted_by_dian') as Shown['status'],
        environment: livemode ? 'habilitacion' : 'test',
        cufe,
        ...(issued && underOwnName(issued, cufe)),
        number: outcome === 'failed' ? null : 'SETP990000000',
        external_id: SAMPLE,
        pdf_url: null,
        ...(email === undefined
          ? {}
          : {
              email: {
                to: 'compras@cliente.example',
                status: email,
                message_id: '<sample@rubrica.example>',
                diagnostic: email === 'bounced' ? '550 5.1.1 no such user' : null,
              },
            }),
      },
    },
  };
};
