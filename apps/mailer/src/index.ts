export { MailerSettings } from './config.js';
export { letterOf } from './letter/letter.js';
export { mimeOf } from './letter/mime.js';
export { type MailCatcher, type MailCatcherOptions, startMailCatcher } from './mail-catcher/mail-catcher.smtp.js';
export { MailerModule } from './mailer.module.js';
