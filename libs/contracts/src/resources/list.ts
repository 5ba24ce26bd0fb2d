import { type TSchema, Type } from '@sinclair/typebox';

/** Schema of a page of a list. */
export const listOf = <S extends TSchema>(item: S) =>
  Type.Object(
    {
      object: Type.Literal('list'),
      url: Type.String(),
      has_more: Type.Boolean({ description: 'whether there is more in this direction' }),
      data: Type.Array(item),
    },
    { title: `${item.title ?? ''}List` },
  );
