import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { faultWith } from '@rubrica/fiscal';
import { type IdempotencyKey, idempotently, invalid, type KeptAnswer, notFound, offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { Console, OperatorConsole } from '../access/console.js';
import { OPERATOR_ROLES, type OperatorRole } from '../access/operator-role.js';
import { Operation } from '../operation/operation.js';
import { LoginStore } from '../person/login.store.js';
import { OperatorLoginStore } from '../person/operator-login.store.js';
import { OperatorStore } from '../person/operator.store.js';
import { PersonStore } from '../person/person.store.js';
import { emailInput, PersonRoleName } from '../person/session-resource.js';
import { TenantStore } from '../tenant/tenant.store.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorIdempotency } from './operator-idempotency.http.js';

const LinkOrder = Type.Object(
  {
    email: emailInput('address of the person, who is made when there is none with it'),
    name: Type.Optional(Type.String({ maxLength: 100, description: 'name of a new person' })),
    tenant_id: Type.Optional(
      Type.String({ maxLength: 64, description: 'id of a tenant to which the person belongs from now on' }),
    ),
    role: Type.Optional(PersonRoleName),
    operator: Type.Optional(
      Type.Union(
        OPERATOR_ROLES.map((role) => Type.Literal(role)),
        {
          description:
            'the person becomes an operator with this role, and the link leads to the console of operators; the role of an invited operator stays. Not together with `tenant_id`',
        },
      ),
    ),
  },
  {
    additionalProperties: false,
    title: 'LinkOrder',
    examples: [{ email: 'duena@ejemplo.co', tenant_id: 'ten_0123456789abcdefghjkmnpqrs', role: 'owner' }],
  },
);

const LoginLink = Type.Object(
  {
    object: Type.Literal('login_link'),
    person_id: Type.String({ description: 'id of the person' }),
    url: Type.String({ description: 'link to the console; it is good once, and in this answer only' }),
    expires_at: Type.String({ format: 'date-time', description: 'the link is good until then' }),
  },
  { title: 'LoginLink' },
);

/** Route by which operators let a person log in. */
@Controller('admin/v1/people')
@UseGuards(OperatorGuard)
export class PersonAdminController {
  constructor(
    private readonly database: Database,
    private readonly people: PersonStore,
    private readonly logins: LoginStore,
    private readonly operators: OperatorStore,
    private readonly operatorLogins: OperatorLoginStore,
    private readonly tenants: TenantStore,
    private readonly console: Console,
    private readonly operatorConsole: OperatorConsole,
  ) {}

  @Post('links')
  @Operation({
    id: 'linkPerson',
    tag: 'People',
    summary: 'Make a single-use link by which a person logs in',
    description:
      'The link is good for 10 minutes. A login by it counts as a step-up, since an operator vouches for the person. ' +
      'With `tenant_id` the person becomes a member of the tenant, an owner unless `role` says otherwise; the role of a member stays. ' +
      'With `operator` the person becomes an operator instead. ' +
      'It is there only where `CONSOLE_URL` is set (`OPERATOR_CONSOLE_URL` for operators); the answer is a 404 otherwise.',
    role: 'operator',
    operatorRole: 'administer',
    body: LinkOrder,
    answer: { status: 201, schema: LoginLink, description: 'The link' },
  })
  async link(
    @OperatorIdempotency('secret') idempotency: IdempotencyKey | null,
    @Body() { email, name, tenant_id: tenantId, role = 'owner', operator }: Static<typeof LinkOrder>,
  ): Promise<KeptAnswer> {
    if (operator !== undefined && tenantId !== undefined) throw invalid([ONE_OF_BOTH]);
    const console = operator === undefined ? this.console : this.operatorConsole;
    if (!console.isThere) throw notFound({ en: 'path', es: 'esa ruta' });
    return idempotently(this.database, idempotency, async (tx) => {
      const person = await this.people.withEmail(tx, email, name);
      if (tenantId !== undefined) {
        const { id } = await this.tenants.get(tenantId);
        await this.people.join(tx, person.id, id, role);
      }
      const { token, expiresAt } =
        operator === undefined
          ? this.logins.create(tx, { personId: person.id, stepsUp: true })
          : await this.linkOperator(tx, person.id, operator);
      const url = console.loginLink(token);
      return {
        status: 201,
        body: { object: 'login_link', person_id: person.id, url, expires_at: offsetTime(expiresAt) },
      };
    });
  }
  private async linkOperator(tx: Tx, personId: string, role: OperatorRole) {
    await this.operators.add(tx, personId, role);
    return this.operatorLogins.create(tx, personId);
  }
}

const ONE_OF_BOTH = faultWith('#/operator', 'conflicting_fields', {
  en: 'A link leads to one console: that of companies, or that of operators.',
  es: 'Un enlace lleva a una sola consola: la de las empresas o la de los operadores.',
});
