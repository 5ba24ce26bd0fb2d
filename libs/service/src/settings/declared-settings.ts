import { IsIn, Matches, MaxLength } from 'class-validator';
import { Setting, type SettingDescription, type SettingsClass } from './settings.js';

/**
 * A setting with a text value, declared as plain data. Libs that do not use class-validator declare their settings in
 * this way.
 */
export interface DeclaredSetting<T extends string> extends SettingDescription {
  readonly default: T;
  readonly choices?: readonly T[] | undefined;
  readonly pattern?: RegExp | undefined;
  readonly maxLength?: number | undefined;
}

/**
 * Returns a settings class with one property for each entry of `table`. The settings class of a service is a subclass
 * of it.
 */
export const declaredSettings = <T extends Readonly<Record<keyof T, string>>>(table: {
  readonly [K in keyof T]: DeclaredSetting<T[K]>;
}): SettingsClass<T> => {
  const entries = Object.entries<DeclaredSetting<string>>(table);
  const defaults = Object.fromEntries(entries.map(([property, setting]) => [property, setting.default]));
  function DeclaredSettings(this: object): void {
    Object.assign(this, defaults);
  }
  for (const [property, { env, meaning, unit, secret, choices, pattern, maxLength }] of entries) {
    const decorators = [
      Setting({ env, meaning, ...(unit && { unit }), ...(secret && { secret }) }),
      ...(choices ? [IsIn(choices)] : []),
      ...(pattern ? [Matches(pattern)] : []),
      ...(maxLength === undefined ? [] : [MaxLength(maxLength)]),
    ];
    for (const decorate of decorators) decorate(DeclaredSettings.prototype as object, property);
  }
  return DeclaredSettings as unknown as SettingsClass<T>;
};
