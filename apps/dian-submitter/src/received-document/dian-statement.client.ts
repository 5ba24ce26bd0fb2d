import { Inject, Injectable } from '@nestjs/common';
import type { DianWord } from '@rubrica/reception';
import { WorkerPool } from '@rubrica/service';
import { AUTHORITIES, type Authorities, TaxAuthority, VERIFICATION } from '../attempt/tax-authority.client.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { getStatus, readSoapAnswer } from '../dian/soap.js';
import { getXmlByDocumentKey, readDocumentCopy } from './document-copy.js';
import { type DianStatement, statementOf } from './dian-statement.js';

const UNANSWERED = { status: 'unanswered' } as const;

/** Asks DIAN about the CUFE of a supplier's document, under the certificate of the buyer. */
@Injectable()
export class DianStatements {
  constructor(
    private readonly authority: TaxAuthority,
    @Inject(AUTHORITIES) private readonly authorities: Authorities,
    private readonly workers: WorkerPool,
  ) {}

  /** Returns what DIAN says. Throws `VaultRefusal` where the tenant has no certificate to ask with. */
  async about(environment: LiveEnvironment, tenantId: string, cufe: string): Promise<DianWord> {
    // The circuit breaker is open: no call is made.
    if (this.authority.callsAllowed(environment) === 0) return UNANSWERED;
    const statement = await this.statement(environment, tenantId, cufe);
    if (statement.status !== 'accepted') return statement;
    const exchange = await this.authority.ask(environment, tenantId, getXmlByDocumentKey(cufe));
    const copy = exchange.result === 'answered' ? readDocumentCopy(exchange.body) : undefined;
    return copy === undefined ? UNANSWERED : { ...statement, copy: copy && copy.toString('utf8') };
  }

  private async statement(environment: LiveEnvironment, tenantId: string, cufe: string): Promise<DianStatement> {
    const exchange = await this.authority.ask(environment, tenantId, getStatus(cufe));
    if (exchange.result !== 'answered') return UNANSWERED;
    const answer = readSoapAnswer('GetStatus', exchange.body);
    if (answer.kind !== 'response') return UNANSWERED;
    const { applicationResponse: xml } = answer.response;
    const authority = this.authorities[environment].trust;
    const read = xml && (await this.workers.run(VERIFICATION, { xml, authority, at: new Date() }));
    return statementOf(answer.response, read, cufe);
  }
}
