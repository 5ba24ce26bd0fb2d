import { runService } from '@rubrica/service';
import { DocumentIssuerSettings } from './config.js';
import { DocumentIssuerModule } from './document-issuer.module.js';

await runService('document-issuer', DocumentIssuerSettings, DocumentIssuerModule.with);
