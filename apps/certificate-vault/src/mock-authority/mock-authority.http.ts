import { Controller } from '@nestjs/common';
import { certificateVaultRoutes as routes } from '@rubrica/contracts';
import { InternalRoute } from '@rubrica/service';
import { MockAuthority } from './mock-authority.store.js';

/** Route to the authority's certificates, for those who verify documents of the test environment. */
@Controller()
export class MockAuthorityController {
  constructor(private readonly mockAuthority: MockAuthority) {}

  @InternalRoute(routes.mockAuthority)
  async get(): Promise<{ readonly ca_pem: string }> {
    return { ca_pem: await this.mockAuthority.bundlePem() };
  }
}
