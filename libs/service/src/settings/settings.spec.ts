import { describe, expect, it } from '@jest/globals';
import { IsBoolean, IsInt, Max, Min, MinLength } from 'class-validator';
import { checkSettings, descriptionsOf, readSettings, Setting, settingsOf, uncheckedSettings } from './settings.js';

class BaseSettings {
  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service', unit: 'URL', secret: true })
  @MinLength(1)
  databaseUrl = '';
}

class MailerSettings extends BaseSettings {
  @Setting({ env: 'SMTP_TIMEOUT_MS', meaning: 'how long a mail server may take', unit: 'ms' })
  @IsInt()
  @Min(1)
  @Max(60_000)
  smtpTimeoutMs = 10_000;

  @Setting({ env: 'SMTP_TLS', meaning: 'whether TLS is demanded' })
  @IsBoolean()
  smtpTls = true;

  @Setting({ env: 'SMTP_PASSWORD', meaning: 'password of the mail server', secret: true })
  @MinLength(12)
  smtpPassword = 'long enough a password';
}

const read = (env: Record<string, string>): MailerSettings =>
  readSettings(MailerSettings, { DATABASE_URL: 'postgres://db', ...env });

describe('the settings of a service', () => {
  it('have defaults', () => {
    expect(read({})).toMatchObject({ smtpTimeoutMs: 10_000, smtpTls: true });
  });

  it('are read by the type of their default; an empty variable is none', () => {
    expect(read({ SMTP_TIMEOUT_MS: '250', SMTP_TLS: '0', SMTP_PASSWORD: '' })).toMatchObject({
      smtpTimeoutMs: 250,
      smtpTls: false,
      smtpPassword: 'long enough a password',
    });
  });

  it('are refused all at once, by their variables and meanings', () => {
    expect(() => readSettings(MailerSettings, { SMTP_TIMEOUT_MS: 'soon', SMTP_TLS: 'yes' })).toThrow(
      [
        'settings are wrong:',
        '  SMTP_TIMEOUT_MS: must not be greater than 60000, must not be less than 1, must be an integer number (how long a mail server may take)',
        '  SMTP_TLS: must be a boolean value (whether TLS is demanded)',
        '  DATABASE_URL: is missing (PostgreSQL of this service)',
      ].join('\n'),
    );
  });

  it('of two classes are refused at once too', () => {
    const check = (): void =>
      checkSettings(uncheckedSettings(BaseSettings, {}), uncheckedSettings(MailerSettings, { SMTP_TIMEOUT_MS: '0' }));
    expect(check).toThrow(/DATABASE_URL: is missing.*\n.*SMTP_TIMEOUT_MS: must not be less than 1/);
  });

  it('are refused without a word of their values', () => {
    expect(() => read({ SMTP_PASSWORD: 'hunter2' })).toThrow(/SMTP_PASSWORD: must be longer/);
    expect(() => read({ SMTP_PASSWORD: 'hunter2' })).not.toThrow(/hunter2/);
  });

  it('made in code are checked alike', () => {
    expect(() => settingsOf(MailerSettings, { databaseUrl: 'postgres://db', smtpTimeoutMs: 0 })).toThrow(
      /SMTP_TIMEOUT_MS/,
    );
  });

  it('describe themselves, inherited ones included', () => {
    expect(Object.values(descriptionsOf(MailerSettings.prototype)).map(({ env }) => env)).toEqual([
      'DATABASE_URL',
      'SMTP_TIMEOUT_MS',
      'SMTP_TLS',
      'SMTP_PASSWORD',
    ]);
    expect(Object.keys(descriptionsOf(BaseSettings.prototype))).toEqual(['databaseUrl']);
  });
});
