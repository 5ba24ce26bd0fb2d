import { Controller, Get } from '@nestjs/common';
import { InternalOnly } from '@rubrica/service';
import { MockAuthority } from './mock-authority.store.js';

/** Route to the authority's certificates, for those who verify documents of the test environment. */
@Controller('internal/mock-authority')
@InternalOnly('api-gateway')
export class MockAuthorityController {
  constructor(private readonly mockAuthority: MockAuthority) {}

  @Get()
  async get(): Promise<{ readonly ca_pem: string }> {
    return { ca_pem: await this.mockAuthority.bundlePem() };
  }
}
