import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { ownValue } from '@rubrica/fiscal';

/**
 * Description of one setting, which is read from the environment variable `env`. The tables in docs/settings.md are
 * generated from these descriptions.
 */
export interface SettingDescription {
  readonly env: string;
  readonly meaning: string;
  /** Unit of the value, such as ms, s, bytes or URL. */
  readonly unit?: string;
  /** True if the value is a secret, which is never printed. */
  readonly secret?: boolean;
}

export type SettingsClass<T extends object> = new () => T;

const SETTINGS = 'rubrica:settings';

/**
 * Decorator of a property of a settings class, whose value comes from an environment variable. The initial value of the
 * property is the default. Its type (number, boolean or string) determines how the text is parsed.
 */
export const Setting =
  (description: SettingDescription): PropertyDecorator =>
  (target, property) => {
    const known = descriptionsOf(target);
    Reflect.defineMetadata(SETTINGS, { ...known, [String(property)]: description }, target);
  };

export const descriptionsOf = (prototype: object): Readonly<Record<string, SettingDescription>> =>
  (Reflect.getMetadata(SETTINGS, prototype) as Record<string, SettingDescription> | undefined) ?? {};

/**
 * Reads settings from environment variables and checks them. Throws one error that lists all faults. The type of the
 * default determines how a text is parsed: as a number, a boolean (`1`, `true`, `0`, `false`) or a string.
 */
export const readSettings = <T extends object>(
  settings: SettingsClass<T>,
  env: Readonly<Record<string, string | undefined>>,
): T => {
  const value = uncheckedSettings(settings, env);
  checkSettings(value);
  return value;
};

/**
 * Returns settings with these values, and with defaults for the others. Checks them like settings from the environment.
 */
export const settingsOf = <T extends object>(settings: SettingsClass<T>, values: Partial<T>): T => {
  const value = Object.assign(new settings(), values);
  checkSettings(value);
  return value;
};

/**
 * Reads settings from environment variables without checking them. For callers that check several settings classes at
 * once.
 */
export const uncheckedSettings = <T extends object>(
  settings: SettingsClass<T>,
  env: Readonly<Record<string, string | undefined>>,
): T => {
  const value = new settings();
  for (const [property, { env: name }] of Object.entries(descriptionsOf(settings.prototype as object))) {
    const text = ownValue(env, name);
    if (text !== undefined && text !== '') Reflect.set(value, property, parsed(text, Reflect.get(value, property)));
  }
  return value;
};

const parsed = (text: string, fallback: unknown): unknown => {
  if (typeof fallback === 'number') return Number(text);
  if (typeof fallback !== 'boolean') return text;
  if (['1', 'true'].includes(text)) return true;
  return ['0', 'false'].includes(text) ? false : text;
};

/** Error in the settings that an operator can correct. */
export class WrongSettings extends Error {}

/**
 * Checks settings. Throws one error that names every wrong setting by its environment variable and meaning, but never
 * by its value.
 */
export const checkSettings = (...all: readonly object[]): void => {
  const faults = all.flatMap(faultsOf);
  if (faults.length > 0) throw new WrongSettings(`settings are wrong:\n  ${faults.join('\n  ')}`);
};

const faultsOf = (value: object): string[] => {
  const descriptions = descriptionsOf(Object.getPrototypeOf(value) as object);
  return validateSync(value, { forbidUnknownValues: false }).map(({ property, constraints = {} }) => {
    const { env = property, meaning = '' } = ownValue(descriptions, property) ?? {};
    const isMissing = Reflect.get(value, property) === '';
    const complaints = Object.values(constraints).map((text) => text.replace(`${property} `, ''));
    return `${env}: ${isMissing ? 'is missing' : complaints.join(', ')} (${meaning})`;
  });
};
