import { type Static, Type } from '@sinclair/typebox';

const environment = Type.Unsafe<'habilitacion' | 'production'>({
  type: 'string',
  enum: ['habilitacion', 'production'],
  description: 'the environment of the tax authority that is out of reach',
});
const operator = Type.String({ minLength: 1, maxLength: 200, description: 'name of the operator' });
const reason = Type.String({ minLength: 1, maxLength: 500, description: 'why it is known that the authority is down' });
const at = Type.String({ format: 'date-time' });
const nullable = <S extends typeof at>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** POST /admin/v1/contingencies. */
export const ContingencyInput = Type.Object(
  { environment, reason },
  { additionalProperties: false, title: 'ContingencyInput' },
);
export type ContingencyInput = Static<typeof ContingencyInput>;

/** `ContingencyInput` with the operator's name, as api-gateway forwards it to dian-submitter. */
export const NewContingency = Type.Object({ environment, reason, operator }, { additionalProperties: false });
export const ContingencyEnd = Type.Object({ operator }, { additionalProperties: false });

/** A period in which documents of an environment are issued in contingency (type 04). */
export const ContingencyResource = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('contingency'),
    environment,
    status: Type.Unsafe<'declared' | 'ended'>({ type: 'string', enum: ['declared', 'ended'] }),
    since: at,
    declared_at: at,
    declared_by: nullable(Type.String(), 'The operator; null: by evidence.'),
    reason: Type.String(),
    evidence: Type.Array(
      Type.Object({
        at,
        document_id: Type.String(),
        result: Type.String(),
        reason: Type.String(),
        detail: Type.String(),
      }),
      { description: 'Attempts that the tax authority did not answer.' },
    ),
    ended_at: nullable(at, 'Null: it goes on.'),
    ended_by: nullable(Type.String(), 'The operator; null: it goes on, or the tax authority answered.'),
  },
  { additionalProperties: false, title: 'Contingency' },
);
export type ContingencyResource = Static<typeof ContingencyResource>;
