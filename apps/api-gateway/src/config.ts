import { Setting } from '@rubrica/service';
import { IsBoolean, IsInt, IsString, IsUrl, Max, Min, MinLength } from 'class-validator';

/** Settings of api-gateway. */
export class ApiGatewaySettings {
  @Setting({ env: 'HOST', meaning: 'address that the public API listens on' })
  @IsString()
  host = '0.0.0.0';

  @Setting({ env: 'PORT', meaning: 'port of the public API' })
  @IsInt()
  @Min(0)
  @Max(65535)
  port = 3000;

  @Setting({ env: 'ADMIN_PORT', meaning: 'port of the operator API and metrics; not for the internet' })
  @IsInt()
  @Min(0)
  @Max(65535)
  adminPort = 3001;

  @Setting({
    env: 'PUBLIC_BASE_URL',
    meaning: 'base of the file URLs that tenants and their webhooks get',
    unit: 'URL',
  })
  @IsUrl({ require_tld: false })
  publicBaseUrl = 'http://localhost:3000';

  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service', unit: 'URL', secret: true })
  @IsString()
  databaseUrl = '';

  @Setting({
    env: 'FILE_URL_KEYS',
    meaning: 'keys of file URLs as id:secret, comma separated; the first signs',
    secret: true,
  })
  @MinLength(20)
  fileUrlKeys = '';

  @Setting({
    env: 'OPERATOR_TOKEN_HASHES',
    meaning: 'operators as name:sha256-of-token in hex, comma separated',
    secret: true,
  })
  @IsString()
  operatorTokenHashes = '';

  @Setting({ env: 'TEST_CLOCK', meaning: 'lets an operator move the clock; the standalone on the simulator only' })
  @IsBoolean()
  testClock = false;
}
