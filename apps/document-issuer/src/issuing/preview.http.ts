import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  bothOf,
  documentIssuerRoutes as routes,
  type InputOf,
  type PreviewAnswer,
} from '@rubrica/contracts';
import { colombianTimestamp } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { BlobStore, InternalInput, InternalRoute, Problem, WorkerPool } from '@rubrica/service';
import { DocumentIssuerSettings, fiscalOptions } from '../config.js';
import { composedDocument } from '../document/composition.js';
import type { DocumentCommand } from '../document/document.decide.js';
import type { Numbered } from '../document/document.js';
import { DRAWING } from '../package/rendering.process.js';
import { representationContext } from '../package/representation.js';
import type { NextStep } from './planning.js';
import { type Preview, Previews } from './preview.process.js';

/** Answers how a document would be issued now, and how it would look. Nothing is stored. */
@Controller()
export class PreviewController {
  constructor(
    private readonly previews: Previews,
    private readonly blobs: BlobStore,
    private readonly workers: WorkerPool,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  @InternalRoute(routes.preview)
  async preview(@InternalInput() { caller, body }: InputOf<typeof routes.preview>): Promise<PreviewAnswer> {
    const preview = await this.previews.previewOf(caller, body);
    const step = unlessFailed(preview.step);
    if (step.does === 'wait')
      return {
        ...{ number: null, prefix: null, numbering_range_id: null, cufe: null },
        type_code: typeCodeOf(preview),
        issued_at: issuedAtOf(preview),
        waiting: step.data,
      };
    const { type_code, issued_at, cufe } = step.plan;
    const { number, prefix, numbering_range_id: range } = numberedBy(step.commands);
    return { number, prefix, numbering_range_id: range || null, type_code, issued_at, cufe, waiting: null };
  }

  @InternalRoute(routes.drawPreview)
  async draw(
    @InternalInput() { caller, body: { language, ...body } }: InputOf<typeof routes.drawPreview>,
  ): Promise<AnswerOf<typeof routes.drawPreview>> {
    const preview = await this.previews.previewOf(caller, body);
    const { request, document } = preview;
    const { logo } = body.issuer;
    const { numbered, plan } = this.shown(preview);
    const { pdf } = await this.workers.run(DRAWING, {
      layout: kindOf(body.kind).pdf.layout,
      document: composedDocument(
        { request, received: document.received, numbered },
        // The sheet shows neither.
        { ...plan, cufe: '', software_security_code: '' },
      ),
      context: representationContext(this.settings, {
        request: body,
        logo: logo ? await this.blobs.get(caller.tenantId, logo.blob) : undefined,
        plan,
        validatedAt: null,
        contingency: false,
        preview: language,
      }),
    });
    return { pdf: Buffer.from(pdf).toString('base64') };
  }

  /** Returns number and plan as they would be; of a document that would wait, without what it would wait for. */
  private shown(preview: Preview) {
    const step = unlessFailed(preview.step);
    if (step.does === 'plan') return { numbered: numberedBy(step.commands), plan: step.plan };
    return {
      numbered: { number: NO_NUMBER, prefix: '', range: null },
      plan: {
        type_code: typeCodeOf(preview),
        issued_at: issuedAtOf(preview),
        software_id: '',
        software_provider: null,
        options: fiscalOptions(this.settings),
        reference: null,
      },
    };
  }
}

/** In the place of the number of a document that would wait for one. */
const NO_NUMBER = '—';

const unlessFailed = (step: NextStep): Extract<NextStep, { readonly does: 'plan' | 'wait' }> => {
  if (step.does === 'fail') throw new Problem(409, step.code, bothOf(step.detail));
  if (step.does === 'sign') throw new Error('a document that was never planned is to be signed');
  return step;
};

const typeCodeOf = ({ document, request }: Preview) => kindOf(document.received.kind).typeCodeOf(request.draft);

const issuedAtOf = ({ request, now }: Preview): string => request.draft.issued_at ?? colombianTimestamp(now);

const numberedBy = (commands: readonly DocumentCommand[]): Numbered => {
  const taken = commands.find(({ type }) => type === 'TakeNumber');
  if (taken?.type !== 'TakeNumber') throw new Error('a preview took no number');
  return taken.data;
};
