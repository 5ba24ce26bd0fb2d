/**
 * Refuses a class whose constructor takes too many parameters: it does several things, and each of them is a class.
 *
 * Option: { most: number }
 */
export const fewDependencies = {
  meta: {
    type: 'problem',
    schema: [
      { type: 'object', properties: { most: { type: 'integer' } }, required: ['most'], additionalProperties: false },
    ],
    messages: {
      most: 'The constructor of "{{name}}" takes {{count}} dependencies, and {{most}} is the most: divide the class by what it does.',
    },
  },
  create(context) {
    const [{ most }] = context.options;
    return {
      MethodDefinition(node) {
        const count = node.value.params.length;
        if (node.kind !== 'constructor' || count <= most) return;
        const name = node.parent.parent.id?.name ?? 'a class';
        context.report({ node, messageId: 'most', data: { name, count, most } });
      },
    };
  },
};
