import { dianExtensionsIn } from '../document/dian-extensions.js';
import type { EventIdentity, EventParty } from '../document/event-identity.js';
import { attributeOf, find, textAt, textOf, type XmlElement } from '../xml/xml.js';
import { namespaceOf, type QName } from '../xml/namespaces.js';

/** An event as the rules read it. What is missing reads as ''. */
export interface DocumentEvent extends EventIdentity {
  readonly root: XmlElement;
  readonly dian: XmlElement | undefined;
  readonly issueDate: string;
  readonly issueTime: string;
  readonly uuidScheme: string;
  readonly uuidEnvironment: string;
  readonly description: string;
  /** Concept of a claim. */
  readonly concept: string;
  /** The person who received; undefined where none is named. */
  readonly person: XmlElement | undefined;
}

export const isEvent = ({ name, namespace }: XmlElement): boolean =>
  name === 'ApplicationResponse' && namespace === namespaceOf('ApplicationResponse');

/** Returns null when the document does not say who sends which event on which invoice. */
export const eventOf = (root: XmlElement): DocumentEvent | null => {
  const response = find(root, 'cac:DocumentResponse');
  const code = find(response, 'cac:Response', 'cbc:ResponseCode');
  const reference = find(response, 'cac:DocumentReference');
  const uuid = find(root, 'cbc:UUID');
  const event: DocumentEvent = {
    root,
    dian: dianExtensionsIn(root)[0],
    code: textOf(code),
    number: textAt(root, 'cbc:ID'),
    cude: textOf(uuid).toLowerCase(),
    uuidScheme: attributeOf(uuid, 'schemeName') ?? '',
    uuidEnvironment: attributeOf(uuid, 'schemeID') ?? '',
    environment: textAt(root, 'cbc:ProfileExecutionID'),
    issueDate: textAt(root, 'cbc:IssueDate'),
    issueTime: textAt(root, 'cbc:IssueTime'),
    sender: partyOf(root, 'cac:SenderParty'),
    receiver: partyOf(root, 'cac:ReceiverParty'),
    subject: {
      number: textAt(reference, 'cbc:ID'),
      cufe: textAt(reference, 'cbc:UUID').toLowerCase(),
      typeCode: textAt(reference, 'cbc:DocumentTypeCode'),
    },
    description: textAt(response, 'cac:Response', 'cbc:Description'),
    concept: attributeOf(code, 'listID') ?? '',
    person: find(response, 'cac:IssuerParty', 'cac:Person'),
  };
  const said = [event.code, event.number, event.cude, event.sender.number, event.subject.cufe];
  return isEvent(root) && !said.includes('') ? event : null;
};

/** The part of an event that the registry keeps. */
export const identityOfEvent = (event: DocumentEvent): EventIdentity => {
  const { code, number, cude, environment, sender, receiver, subject } = event;
  return { code, number, cude, environment, sender, receiver, subject };
};

const partyOf = (root: XmlElement, name: QName): EventParty => {
  const scheme = find(root, name, 'cac:PartyTaxScheme');
  const company = find(scheme, 'cbc:CompanyID');
  return {
    number: textOf(company),
    checkDigit: attributeOf(company, 'schemeID') ?? '',
    type: attributeOf(company, 'schemeName') ?? '',
    name: textAt(scheme, 'cbc:RegistrationName'),
  };
};
