import type { SalesDocument } from '../document/document.js';
import { attributeOf, children, elementsOf, textOf, type XmlElement } from '../xml/xml.js';
import { notify, type Rule } from './rule.js';

// IND: naming and design rules of UBL.

/** Judges all elements below the root but the extensions, whose signature has empty ones by its standard. */
const everyElement = (root: XmlElement, holds: (element: XmlElement) => boolean): boolean =>
  elementsOf(root).every(
    (element) => element.name === 'UBLExtensions' || (holds(element) && everyElement(element, holds)),
  );

const isEmpty = (text: string): boolean => text.trim() === '';

/** Siblings of one name, each with a language of its own; elements that have no language are judged by IND8. */
const languagesDiffer = (element: XmlElement): boolean => {
  const languages = elementsOf(element).flatMap((child) => {
    const language = attributeOf(child, 'languageID');
    return language === undefined ? [] : [`${child.qualified} ${language}`];
  });
  return new Set(languages).size === languages.length;
};

const notesHaveLanguages = ({ root }: SalesDocument): boolean =>
  children(root, 'cbc:Note').filter((note) => attributeOf(note, 'languageID') === undefined).length < 2;

/** Warnings of the schematron, which nobody has met live. */
export const UBL_RULES: readonly Rule[] = (
  [
    [
      'IND5',
      '//*, //@*',
      'is not empty, outside of the extensions',
      'La regla UBL [IND5] indica que un elemento no puede estar vacío de contenido.',
      ({ root }) =>
        everyElement(
          root,
          (element) =>
            element.attributes.every(({ value }) => !isEmpty(value)) &&
            (elementsOf(element).length > 0 || textOf(element) !== ''),
        ),
    ],
    [
      'IND7',
      '//*/@languageID',
      'is not that of a sibling of the same name',
      'La regla UBL [IND7] indica que dos elementos hermanos no pueden llevar en languageID el mismo valor.',
      ({ root }) => languagesDiffer(root) && everyElement(root, languagesDiffer),
    ],
    [
      'IND8',
      '/*/cbc:Note/@languageID',
      'is informed where there are two',
      'La regla UBL [IND8] indica que dos elementos hermanos no pueden omitir informar languageID.',
      notesHaveLanguages,
    ],
  ] as const satisfies readonly (readonly [string, string, string, string, Rule['holds']])[]
).map(([id, where, condition, message, holds]) =>
  notify({
    ...{ id, where, condition, message, holds, grade: 'S', source: 'SCH', switchable: 'ind5' },
    severityBy: ({ ind5 }) => (ind5 === 'off' ? null : ind5),
  }),
);
