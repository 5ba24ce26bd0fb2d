interface Described {
  readonly description?: string;
  readonly $ref?: string;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Described>> }>>>
  >;
  readonly components: { readonly responses: Readonly<Record<string, Described>> };
}

/** Compares what is answered with what the OpenAPI documents say that an operation answers. */
export class DocumentedAnswers {
  private readonly operations: readonly {
    readonly method: string;
    readonly path: RegExp;
    readonly responses: Readonly<Record<string, Described>>;
  }[];

  constructor(documents: readonly object[]) {
    this.operations = (documents as readonly Document[]).flatMap(({ paths, components }) =>
      Object.entries(paths)
        // A path without parameters is that one and no id.
        .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
        .flatMap(([path, methods]) =>
          Object.entries(methods).map(([method, { responses }]) => ({
            method: method.toUpperCase(),
            path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
            responses: Object.fromEntries(
              Object.entries(responses).map(([status, one]) => [status, resolved(one, components)]),
            ),
          })),
        ),
    );
  }

  /**
   * Says what is not documented of a refusal; null where all is, or where the path has no operation. A 405 is of a method
   * that no operation has, a 500 a fault that a test made. Successes are compared by `answers.spec` of the standalone, as
   * stand-ins answer what they like here.
   */
  objectionTo(method: string, url: string, status: number, code: unknown): string | null {
    const path = url.replace(/\?.*$/s, '');
    const operation = this.operations.find((one) => one.method === method && one.path.test(path));
    if (!operation || status < 400 || [405, 500].includes(status)) return null;
    const said = operation.responses[String(status)];
    const answered = `${method} ${path} answers ${String(status)} ${String(code)}`;
    if (!said) return `${answered}, and its description has no such status`;
    // A single fault gives a 422 its code: every code of a fault may be one.
    const codes = [...(said.description ?? '').matchAll(/`(\w+)`/g)].map(([, one]) => one);
    return status === 422 || codes.includes(String(code))
      ? null
      : `${answered}, and its description has ${codes.join(', ')}`;
  }
}

const resolved = (said: Described, { responses }: Document['components']): Described =>
  (said.$ref === undefined ? undefined : responses[said.$ref.split('/').at(-1) ?? '']) ?? said;
