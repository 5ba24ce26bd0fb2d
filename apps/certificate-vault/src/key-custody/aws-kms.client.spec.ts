import {
  CreateKeyCommand,
  KMSClient,
  RotateKeyOnDemandCommand,
  UpdateAliasCommand,
  CreateAliasCommand,
} from '@aws-sdk/client-kms';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Unavailable } from '@rubrica/service';
import { awsKmsReferee, type AwsKmsServer } from '@rubrica/testing';
import { AwsKmsMasterKey } from './aws-kms.client.js';
import { promisesOfMasterKey, type ProviderUnderTest } from './master-key.fixture.js';

const kms = awsKmsReferee();
const ALIAS = 'alias/rubrica';

kms.describe('AWS KMS', () => {
  let server: AwsKmsServer;
  let admin: KMSClient;
  const environment = { ...process.env };
  beforeAll(async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });
    server = await kms.start();
    admin = new KMSClient({ endpoint: server.endpoint, region: 'us-east-1' });
    await admin.send(new CreateAliasCommand({ AliasName: ALIAS, TargetKeyId: await newKey() }));
  });
  afterAll(async () => {
    process.env = environment;
    admin.destroy();
    await server.stop();
  });

  const newKey = async (): Promise<string> => {
    const { KeyMetadata } = await admin.send(new CreateKeyCommand({}));
    return KeyMetadata?.KeyId ?? '';
  };
  const master = (key = ALIAS): AwsKmsMasterKey => new AwsKmsMasterKey({ key, region: '', endpoint: server.endpoint });
  const provider: ProviderUnderTest = {
    open: () => Promise.resolve(master()),
    rotate: async () => {
      await admin.send(new UpdateAliasCommand({ AliasName: ALIAS, TargetKeyId: await newKey() }));
    },
    // moto decrypts with a key that is disabled or pending deletion, AWS does not.
    retire: null,
    takeAway: () => {
      server.freeze();
      return Promise.resolve(() => Promise.resolve(server.thaw()));
    },
  };

  promisesOfMasterKey(() => provider);

  it('opens what it wrapped before AWS rotated the material of the key', async () => {
    const key = await newKey();
    const wrapped = await master(key).wrap('ten_1', Buffer.alloc(48, 7));
    await admin.send(new RotateKeyOnDemandCommand({ KeyId: key }));
    expect(await master(key).unwrap('ten_1', wrapped)).toEqual(Buffer.alloc(48, 7));
  });

  it('is away, not wrong, when there is no such key', async () => {
    await expect(master('alias/none').wrap('ten_1', Buffer.alloc(48, 7))).rejects.toThrow(Unavailable);
  });
});
