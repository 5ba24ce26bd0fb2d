import { type TProperties, Type } from '@sinclair/typebox';

/** Schema of a page of a list. */
export const listOf = <P extends TProperties>(item: ReturnType<typeof Type.Object<P>>) =>
  Type.Object(
    {
      object: Type.Literal('list'),
      url: Type.String(),
      has_more: Type.Boolean({ description: 'whether there is more in this direction' }),
      data: Type.Array(item),
    },
    { title: `${item.title ?? ''}List` },
  );
