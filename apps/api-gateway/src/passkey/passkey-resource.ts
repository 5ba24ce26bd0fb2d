import { offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { PasskeyRow } from './passkey.store.js';

/** Bytes in base64url. `most`: characters at most. */
const bytes = (most: number, description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: most, description });

/** A credential id has 1,023 bytes at most (WebAuthn, section 4). */
const credentialId = bytes(1_364, 'id of the passkey, in base64url');
const clientData = bytes(4_096, 'what the browser says of the request, in base64url');
const CREDENTIAL = {
  id: credentialId,
  rawId: credentialId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(
    Type.String({ maxLength: 50, description: 'whether the authenticator is a part of the device; not looked at' }),
  ),
  clientExtensionResults: Type.Optional(Type.Object({}, { description: 'what extensions answered; not looked at' })),
};

/** Answer of `navigator.credentials.create()`, as `toJSON()` writes it. Members that are not named are not looked at. */
export const NewCredential = Type.Object(
  {
    ...CREDENTIAL,
    response: Type.Object(
      {
        clientDataJSON: clientData,
        attestationObject: bytes(16_384, 'the new public key, in base64url'),
        transports: Type.Optional(
          Type.Array(Type.String({ maxLength: 20 }), {
            maxItems: 10,
            description: 'how the authenticator is reached, such as `internal` or `usb`',
          }),
        ),
      },
      { description: 'what the authenticator answered' },
    ),
  },
  { title: 'NewCredential', description: 'Answer of `navigator.credentials.create()` as its `toJSON()` writes it' },
);

/** Answer of `navigator.credentials.get()`, as `toJSON()` writes it. Members that are not named are not looked at. */
export const CredentialAssertion = Type.Object(
  {
    ...CREDENTIAL,
    response: Type.Object(
      {
        clientDataJSON: clientData,
        authenticatorData: bytes(4_096, 'what the authenticator signs besides, in base64url'),
        signature: bytes(8_192, 'the signature, in base64url'),
        userHandle: Type.Optional(bytes(100, 'id of the person in the authenticator, in base64url')),
      },
      { description: 'what the authenticator answered' },
    ),
  },
  {
    title: 'CredentialAssertion',
    description: 'Answer of `navigator.credentials.get()` as its `toJSON()` writes it',
  },
);

/** Examples of both answers; what is longer is cut. */
const ID = 'q3JwYXNza2V5LWRlLWVqZW1wbG8';
const answered = (response: object) => ({
  id: ID,
  rawId: ID,
  type: 'public-key',
  clientExtensionResults: {},
  response,
});
const CLIENT_DATA = 'eyJ0eXBlIjoid2ViYXV0aG4iLCJjaGFsbGVuZ2UiOiJRN201In0';
export const NEW_CREDENTIAL = answered({
  clientDataJSON: CLIENT_DATA,
  attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ',
  transports: ['internal'],
});
export const ASSERTION = answered({
  clientDataJSON: CLIENT_DATA,
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA',
  signature: 'MEUCIQDn1Y5mX0l3',
  userHandle: 'dGVuYW50L3Blcl8wMTIzNDU2Nzg5',
});

/** Options for an authenticator, in the words of WebAuthn. */
const optionsOf = (title: string, call: string) =>
  Type.Object(
    {
      object: Type.Literal('passkey_options'),
      public_key: Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        description: `what \`${call}\` takes as \`publicKey\`, once a browser has parsed it; its challenge is good once, for 5 minutes`,
      }),
    },
    { title },
  );

export const RegistrationOptions = optionsOf('PasskeyRegistrationOptions', 'navigator.credentials.create()');
export const AssertionOptions = optionsOf('PasskeyAssertionOptions', 'navigator.credentials.get()');

export const passkeyName = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'name by which the person knows the passkey',
});

export const Passkey = Type.Object(
  {
    id: Type.String({ examples: ['pky_0123456789abcdefghjkmnpqrs'] }),
    object: Type.Literal('passkey'),
    name: passkeyName,
    is_synced: Type.Boolean({
      description: 'true: a password manager keeps it on several devices; false: it is on one device',
    }),
    created_at: Type.String({ format: 'date-time' }),
    used_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'time of the last login or step-up by it; null: never',
    }),
  },
  { title: 'Passkey', description: 'A key on a device of the person, by which this person logs in without a password' },
);

export const passkeyResource = ({ id, name, is_synced, created_at, used_at }: PasskeyRow): Static<typeof Passkey> => ({
  id,
  object: 'passkey',
  name,
  is_synced,
  created_at: offsetTime(created_at),
  used_at: used_at && offsetTime(used_at),
});
