export { MailerSettings } from './config.js';
export { type MailCatcher, type MailCatcherOptions, startMailCatcher } from './mail-catcher/mail-catcher.js';
export { MailerModule } from './mailer.module.js';
