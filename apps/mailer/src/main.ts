import { runService } from '@rubrica/service';
import { MailerSettings } from './config.js';
import { MailerModule } from './mailer.module.js';

await runService('mailer', MailerSettings, MailerModule.with);
