import 'reflect-metadata';
import { validateSync } from 'class-validator';

/** One setting of a service: what it means, in which unit. The table in docs/settings.md is made from these. */
export interface SettingDescription {
  readonly env: string;
  readonly meaning: string;
  /** e.g. ms, s, bytes, URL. */
  readonly unit?: string;
  /** Never printed. */
  readonly secret?: boolean;
}

export type SettingsClass<T extends object> = new () => T;

const SETTINGS = 'rubrica:settings';

/** On a property of a settings class; its initial value is the default, its type how the text is read. */
export const Setting =
  (description: SettingDescription): PropertyDecorator =>
  (target, property) => {
    const known = descriptionsOf(target);
    Reflect.defineMetadata(SETTINGS, { ...known, [String(property)]: description }, target);
  };

export const descriptionsOf = (prototype: object): Readonly<Record<string, SettingDescription>> =>
  (Reflect.getMetadata(SETTINGS, prototype) as Record<string, SettingDescription> | undefined) ?? {};

/**
 * Reads the environment once, checks the whole, and says all that is wrong in one error. Numbers and booleans
 * (`1`, `true`) are read by the type of the default.
 */
export const readSettings = <T extends object>(
  settings: SettingsClass<T>,
  env: Readonly<Record<string, string | undefined>>,
): T => {
  const value = new settings();
  for (const [property, { env: name }] of Object.entries(descriptionsOf(settings.prototype as object))) {
    const text = env[name];
    if (text === undefined || text === '') continue;
    const fallback: unknown = Reflect.get(value, property);
    Reflect.set(
      value,
      property,
      typeof fallback === 'number' ? Number(text) : typeof fallback === 'boolean' ? ['1', 'true'].includes(text) : text,
    );
  }
  return checked(value);
};

/** A settings object made in code (the standalone's), checked like one read from the environment. */
export const settingsOf = <T extends object>(settings: SettingsClass<T>, values: Partial<T>): T =>
  checked(Object.assign(new settings(), values));

const checked = <T extends object>(value: T): T => {
  const descriptions = descriptionsOf(Object.getPrototypeOf(value) as object);
  const faults = validateSync(value, { forbidUnknownValues: false }).map(({ property, constraints }) => {
    const description = descriptions[property];
    return `${description?.env ?? property}: ${Object.values(constraints ?? {}).join(', ')} (${description?.meaning ?? ''})`;
  });
  if (faults.length > 0) throw new Error(`settings are wrong:\n  ${faults.join('\n  ')}`);
  return value;
};
