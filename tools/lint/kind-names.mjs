import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Files that may name a kind of document beside `libs/kinds`, each with its reason. Everything else asks the kind. There are
 * twelve at most: who needs a thirteenth asks the kind instead, or gives `libs/kinds` what it lacks.
 */
export const NAMING = {
  'apps/api-gateway/src/openapi/field-words.ts': 'words of fields that hold a name',
  'apps/chaos/src/chaos.ts': 'what the load sends',
  'apps/chaos/src/load/caller.ts': 'what the load sends',
  'apps/chaos/src/load/subscriptions.ts': 'what the load subscribes to',
  'apps/chaos/src/promise/checker.ts': 'what the load has sent',
  'apps/console/src/document/kinds.ts': 'words of the kinds in a browser, which loads no libs/kinds',
  'apps/console/src/draft/forms.ts': 'fields of the kinds in a browser, which loads no libs/kinds',
  'apps/standalone/src/demo/demo-tenants.ts': 'ranges of the demo',
  'libs/fiscal/src/catalogs/api-catalogs.ts': 'column `document` of /v1/catalogs',
};
const MOST = 12;

const LEFT_OUT =
  /^(libs\/(kinds|client|testing|service-testing)|apps\/dian-simulator)\/|[/\\](e2e|test-service)[/\\]|(spec|fixture|bench)\.ts$/;
const NAME = /\b(credit|debit)_note\b/;
const OTHERS = ['invoice', 'credit_note', 'debit_note'];

/** Refuses the name of a kind of document, and a comparison of a kind with a name, outside of the files that may have it. */
export const kindNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      names:
        '"{{name}}" names a kind of document: ask the kind (`kindOf(name)` of @rubrica/kinds), which says what it is like.',
      most: 'No more than twelve files may name a kind of document.',
    },
  },
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    if (LEFT_OUT.test(file) || Object.hasOwn(NAMING, file)) return {};
    const refuse = (node, name) => context.report({ node, messageId: 'names', data: { name } });
    const isOfKind = (node) => {
      const name = node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? node.property.name : '';
      return name === 'kind' || name === 'object';
    };
    return {
      Program(node) {
        if (Object.keys(NAMING).length > MOST) context.report({ node, messageId: 'most' });
      },
      Literal(node) {
        if (typeof node.value === 'string' && NAME.test(node.value)) refuse(node, node.value);
      },
      TemplateElement(node) {
        if (NAME.test(node.value.raw)) refuse(node, node.value.raw);
      },
      Property(node) {
        if (node.key.type === 'Identifier' && NAME.test(node.key.name)) refuse(node, node.key.name);
      },
      BinaryExpression({ operator, left, right }) {
        if (operator !== '===' && operator !== '!==') return;
        for (const [one, other] of [
          [left, right],
          [right, left],
        ])
          if (other.type === 'Literal' && OTHERS.includes(other.value) && isOfKind(one)) refuse(other, other.value);
      },
    };
  },
};
