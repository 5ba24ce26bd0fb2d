import { type ForeignElement, foreignElement, readForeignXml, UnreadableXml } from '@rubrica/xml';
import type { Element } from '@xmldom/xmldom';
import { CAC, CBC, namespaceOf } from '../vocabulary/namespaces.js';
import type { ApplicationResponse } from './application-response.js';

/** An answer with thousands of rules is far shorter. */
const MAX_BYTES = 1024 * 1024;

const textOf = (element: ForeignElement | undefined, ...path: readonly string[]): string | undefined => {
  let at = element;
  for (const name of path) at = at?.child(CBC, name) ?? at?.child(CAC, name);
  return at?.text().trim();
};

const needed = (text: string | undefined, what: string): string => {
  if (text === undefined || text === '') throw new UnreadableXml(`an ApplicationResponse without ${what}`);
  return text;
};

const linesOf = (documentResponse: ForeignElement): ApplicationResponse['lines'] =>
  documentResponse
    .children(CAC, 'LineResponse')
    .flatMap((line) => line.children(CAC, 'Response'))
    .map((response) => ({
      code: textOf(response, 'ResponseCode') ?? '',
      text: response
        .children(CBC, 'Description')
        .map((description) => description.text().trim())
        .join(' '),
    }));

// A time without an offset is a time of Colombia.
const withOffset = (time: string): string => (/(Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}-05:00`);

/** Reads an answer. Throws UnreadableXml. Does not verify the signature: `libs/xades` does. */
export const readApplicationResponse = (xml: string | Uint8Array): ApplicationResponse =>
  applicationResponseOf(readForeignXml(xml, { maxBytes: MAX_BYTES }));

/** Reads an answer that is already parsed. Throws UnreadableXml. */
export const readParsedApplicationResponse = (root: Element): ApplicationResponse =>
  applicationResponseOf(foreignElement(root));

const applicationResponseOf = (response: ForeignElement): ApplicationResponse => {
  if (response.name !== 'ApplicationResponse' || response.namespace !== namespaceOf('ApplicationResponse'))
    throw new UnreadableXml('not an ApplicationResponse');

  const documentResponses = response.children(CAC, 'DocumentResponse');
  const [first] = documentResponses;
  const date = needed(textOf(response, 'IssueDate'), 'IssueDate');
  const time = needed(textOf(response, 'IssueTime'), 'IssueTime');
  return {
    id: textOf(response, 'ID') ?? '',
    cude: textOf(response, 'UUID') ?? '',
    validatedAt: `${date}T${withOffset(time)}`,
    responseCode: needed(textOf(first, 'Response', 'ResponseCode'), 'ResponseCode'),
    description: textOf(first, 'Response', 'Description') ?? '',
    document: {
      number: textOf(first, 'DocumentReference', 'ID') ?? '',
      uuid: textOf(first, 'DocumentReference', 'UUID') ?? '',
    },
    lines: documentResponses.flatMap(linesOf),
  };
};
