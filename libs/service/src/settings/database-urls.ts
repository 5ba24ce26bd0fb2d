import { Matches } from 'class-validator';
import { Setting } from './settings.js';

/** Decorator of the property `databaseUrl` in the settings of a service. Its value comes from DATABASE_URL. */
export const DatabaseUrl = (): PropertyDecorator => (settings, property) => {
  Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service', unit: 'URL', secret: true })(
    settings,
    property,
  );
  Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// URL' })(settings, property);
};

/**
 * Decorator of the property `databaseDirectUrl` in the settings of a service. Its value comes from DATABASE_DIRECT_URL,
 * the URL for connections that do not go through a pooler.
 */
export const DatabaseDirectUrl = (): PropertyDecorator => (settings, property) => {
  Setting({
    env: 'DATABASE_DIRECT_URL',
    meaning: 'PostgreSQL itself, where DATABASE_URL leads to a pooler in transaction mode: migrations go past it',
    unit: 'URL',
    secret: true,
  })(settings, property);
  Matches(/^(postgres(ql)?:\/\/.*)?$/, { message: 'must be a postgres:// URL' })(settings, property);
};
