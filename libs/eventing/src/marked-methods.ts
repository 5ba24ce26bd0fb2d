import type { ModulesContainer } from '@nestjs/core';

export interface MarkedMethod<Options> {
  readonly options: Options;
  /** Name of the method as `Class.method`, for log lines and errors. */
  readonly name: string;
  call(...args: unknown[]): Promise<void>;
}

/**
 * Finds the methods of providers and controllers that a decorator has marked with this metadata key. The metadata are
 * the options of the method, or a function that returns the options when it is called with the provider.
 */
export const markedMethods = <Options>(modules: ModulesContainer, metadata: string): MarkedMethod<Options>[] => {
  const instances = new Set<object>();
  for (const module of modules.values()) {
    for (const { instance } of [...module.providers.values(), ...module.controllers.values()]) {
      if (typeof instance === 'object' && instance !== null) instances.add(instance);
    }
  }
  return [...instances].flatMap((instance) => marked<Options>(instance, metadata));
};

const marked = <Options>(instance: object, metadata: string): MarkedMethod<Options>[] => {
  const found: MarkedMethod<Options>[] = [];
  const names = new Set<string>();
  for (
    let prototype: unknown = Object.getPrototypeOf(instance);
    typeof prototype === 'object' && prototype !== null && prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const mark: Options | ((provider: object) => Options) | undefined = Reflect.getMetadata(
        metadata,
        prototype,
        name,
      );
      const method: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
      if (names.has(name) || mark === undefined || typeof method !== 'function') continue;
      names.add(name);
      const options = typeof mark === 'function' ? (mark as (provider: object) => Options)(instance) : mark;
      found.push({ options, name: `${instance.constructor.name}.${name}`, call: method.bind(instance) });
    }
  }
  return found;
};
