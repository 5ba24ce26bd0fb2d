import { Matches } from 'class-validator';
import { Setting } from './settings.js';

/** Decorator of `databaseUrl` in the settings of a service. */
export const DatabaseUrl = (): PropertyDecorator => (settings, property) => {
  Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service', unit: 'URL', secret: true })(
    settings,
    property,
  );
  Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// URL' })(settings, property);
};

/** Decorator of `databaseDirectUrl` in the settings of a service. */
export const DatabaseDirectUrl = (): PropertyDecorator => (settings, property) => {
  Setting({
    env: 'DATABASE_DIRECT_URL',
    meaning: 'PostgreSQL itself, where DATABASE_URL leads to a pooler in transaction mode: migrations go past it',
    unit: 'URL',
    secret: true,
  })(settings, property);
  Matches(/^(postgres(ql)?:\/\/.*)?$/, { message: 'must be a postgres:// URL' })(settings, property);
};
