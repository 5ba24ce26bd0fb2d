import type { Tenant, TenantPatch } from '@rubrica/client';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../design/badge.js';
import { base64Of } from '../../design/base64.js';
import { Field, FileField, Tick } from '../../design/field.js';
import { faultAt } from '../../design/form.js';
import { useWords, type Words } from '../../language/language.js';
import styles from './company.module.css';
import { contrastWithWhite, isColour, READABLE } from './contrast.js';
import { PartForm } from './part-form.js';

const WORDS: Words<{
  readonly title: string;
  readonly colour: string;
  readonly colourHint: string;
  readonly pick: string;
  readonly readable: string;
  readonly pale: string;
  readonly contrast: string;
  readonly logo: string;
  readonly logoHint: string;
  readonly present: string;
  readonly none: string;
  readonly preview: string;
  readonly remove: string;
}> = {
  es: {
    title: 'Marca',
    colour: 'Color',
    colourHint: 'Como #1d4fd8, para títulos y líneas del PDF. Vacío: el nuestro.',
    pick: 'Elegir el color',
    readable: 'Se lee bien',
    pale: 'Muy claro para leerse',
    contrast: 'Contraste con el papel blanco',
    logo: 'Logo',
    logoHint: 'PNG o JPEG, hasta 100 KiB y 1000 × 1000 píxeles.',
    present: 'Logo actual',
    none: 'sin logo',
    preview: 'Vista previa del logo',
    remove: 'Quitar el logo',
  },
  en: {
    title: 'Brand',
    colour: 'Colour',
    colourHint: 'Such as #1d4fd8, for titles and lines of the PDF. Empty: ours.',
    pick: 'Pick the colour',
    readable: 'It is read well',
    pale: 'Too pale to be read',
    contrast: 'Contrast with white paper',
    logo: 'Logo',
    logoHint: 'PNG or JPEG, up to 100 KiB and 1000 × 1000 pixels.',
    present: 'Present logo',
    none: 'no logo',
    preview: 'Preview of the logo',
    remove: 'Remove the logo',
  },
};

const WHITE_PAPER = '#ffffff';

/** Logo and colour of the company's PDF. */
export const Brand = ({ tenant: { brand_color, logo } }: { readonly tenant: Tenant }) => {
  const words = useWords(WORDS);
  const [colour, setColour] = useState(brand_color ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const patch = async (): Promise<TenantPatch> => ({
    brand_color: colour.trim() === '' ? null : colour.trim().toLowerCase(),
    ...(isRemoved ? { logo: null } : file === null ? {} : { logo: { content: await base64Of(file) } }),
  });
  return (
    <PartForm title={words.title} patch={patch}>
      {(error) => (
        <>
          <div className={styles.colour}>
            <Field
              label={words.colour}
              hint={words.colourHint}
              value={colour}
              onChange={setColour}
              fault={faultAt(error, '/brand_color')}
            />
            <input
              className={styles.pick}
              type="color"
              aria-label={words.pick}
              value={isColour(colour) ? colour.toLowerCase() : WHITE_PAPER}
              onChange={({ target }) => {
                setColour(target.value);
              }}
            />
          </div>
          {isColour(colour) ? <Contrast colour={colour} /> : null}
          <p>
            {words.present}: {logo === null ? words.none : `${String(logo.width_px)} × ${String(logo.height_px)} px`}
          </p>
          <FileField
            label={words.logo}
            hint={words.logoHint}
            accept="image/png,image/jpeg"
            onChange={setFile}
            fault={faultAt(error, '/logo/content')}
          />
          {file === null ? null : <Preview file={file} name={words.preview} />}
          {logo === null ? null : <Tick label={words.remove} isTicked={isRemoved} onChange={setRemoved} />}
        </>
      )}
    </PartForm>
  );
};

const Contrast = ({ colour }: { readonly colour: string }) => {
  const words = useWords(WORDS);
  const contrast = contrastWithWhite(colour);
  return (
    <p role="status">
      <Badge tone={contrast < READABLE ? 'watch' : 'good'}>{contrast < READABLE ? words.pale : words.readable}</Badge>{' '}
      <span className="quiet">
        {words.contrast}: {contrast.toFixed(1)} : 1
      </span>
    </p>
  );
};

/** Draws the file itself: the policy of the page shows pictures of its own origin only. A file that is no picture stays blank. */
const Preview = ({ file, name }: { readonly file: File; readonly name: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isStale = false;
    createImageBitmap(file).then(
      (picture) => {
        const { current } = canvas;
        if (isStale || !current) return;
        current.width = picture.width;
        current.height = picture.height;
        current.getContext('2d')?.drawImage(picture, 0, 0);
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [file]);
  return <canvas ref={canvas} className={styles.preview} role="img" aria-label={name} />;
};
