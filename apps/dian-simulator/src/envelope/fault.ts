import { escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES } from '../xml/namespaces.js';

/** SOAP fault, answered instead of a result. `reason` is for developers: it goes to the log and into a header. */
export class SoapFault extends Error {
  override readonly name = 'SoapFault';

  constructor(
    readonly kind: keyof typeof KINDS,
    readonly reason: string,
  ) {
    super(reason);
  }
}

const ADDRESSING = NAMESPACES.wsa;

const KINDS = {
  InvalidSecurity: {
    code: 'Sender',
    subcode: 'InvalidSecurity',
    namespace: NAMESPACES.wsse,
    text: 'An error occurred when verifying security for the message.',
  },
  ActionNotSupported: {
    code: 'Sender',
    subcode: 'ActionNotSupported',
    namespace: ADDRESSING,
    text: 'The message cannot be processed at the receiver, due to an Action that it does not support.',
  },
  DestinationUnreachable: {
    code: 'Sender',
    subcode: 'DestinationUnreachable',
    namespace: ADDRESSING,
    text: 'The message cannot be processed at the receiver, because no endpoint has the address in its To.',
  },
  DeserializationFailed: {
    code: 'Sender',
    subcode: 'DeserializationFailed',
    namespace: 'http://schemas.microsoft.com/net/2005/12/windowscommunicationfoundation/dispatcher',
    text: 'The message could not be read.',
  },
  InternalServiceFault: {
    code: 'Receiver',
    subcode: 'InternalServiceFault',
    namespace: 'http://schemas.microsoft.com/net/2005/12/windowscommunicationfoundation/dispatcher',
    text: 'The server was unable to process the request due to an internal error.',
  },
} as const;

export const faultText = (kind: keyof typeof KINDS): string => {
  const { code, subcode, namespace, text } = KINDS[kind];
  return (
    `<s:Envelope xmlns:s="${NAMESPACES.soap}" xmlns:a="${ADDRESSING}">` +
    `<s:Header><a:Action s:mustUnderstand="1">${ADDRESSING}/soap/fault</a:Action></s:Header>` +
    `<s:Body><s:Fault><s:Code><s:Value>s:${code}</s:Value>` +
    `<s:Subcode><s:Value xmlns:f="${namespace}">f:${subcode}</s:Value></s:Subcode></s:Code>` +
    `<s:Reason><s:Text xml:lang="en-US">${escapeText(text)}</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>`
  );
};
