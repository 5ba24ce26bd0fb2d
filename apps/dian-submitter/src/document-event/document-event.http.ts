import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  dianSubmitterRoutes as routes,
  type DocumentEventState,
  type InputOf,
} from '@rubrica/contracts';
import { BlobStore, InternalInput, InternalRoute, notFound, Problem } from '@rubrica/service';
import { isOpen } from './document-event.js';
import { DocumentEventStates } from './document-event-state.process.js';
import { type DocumentEventRow, DocumentEventStore } from './document-event.store.js';

const missing = () => notFound({ en: 'event', es: 'ese evento' });

const notReady = () =>
  new Problem(
    409,
    'not_ready',
    {
      en: 'The event is not so far yet. Try again soon.',
      es: 'El evento aún no llega hasta ahí. Intente de nuevo pronto.',
    },
    [],
    { 'retry-after': '2' },
  );

const neverThere = () =>
  new Problem(404, 'not_available', {
    en: 'This event has no such file, and will have none.',
    es: 'Este evento no tiene ese archivo, ni lo tendrá.',
  });

/** Routes of events of invoices, called by the gateway for a tenant. */
@Controller()
export class DocumentEventController {
  constructor(
    private readonly store: DocumentEventStore,
    private readonly states: DocumentEventStates,
    private readonly blobs: BlobStore,
  ) {}

  @InternalRoute(routes.getDocumentEvent)
  async get(@InternalInput() { caller, params }: InputOf<typeof routes.getDocumentEvent>): Promise<DocumentEventState> {
    return this.states.of(await this.found(caller, params.id));
  }

  @InternalRoute(routes.documentEventXml)
  async xml(
    @InternalInput() { caller, params }: InputOf<typeof routes.documentEventXml>,
  ): Promise<AnswerOf<typeof routes.documentEventXml>> {
    return this.file(await this.found(caller, params.id), 'xml_blob');
  }

  @InternalRoute(routes.documentEventApplicationResponse)
  async applicationResponse(
    @InternalInput() { caller, params }: InputOf<typeof routes.documentEventApplicationResponse>,
  ): Promise<AnswerOf<typeof routes.documentEventApplicationResponse>> {
    return this.file(await this.found(caller, params.id), 'application_response_blob');
  }

  private async found(
    caller: InputOf<typeof routes.getDocumentEvent>['caller'],
    id: string,
  ): Promise<DocumentEventRow> {
    const row = await this.store.find(caller, id);
    if (!row) throw missing();
    return row;
  }

  private async file(
    row: DocumentEventRow,
    name: 'xml_blob' | 'application_response_blob',
  ): Promise<{ readonly xml: string }> {
    const blob = row[name];
    if (blob === null) throw isOpen(row) ? notReady() : neverThere();
    return { xml: (await this.blobs.get(row.tenant_id, blob)).toString('utf8') };
  }
}
