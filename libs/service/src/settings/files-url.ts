import { Matches } from 'class-validator';
import { Setting } from './settings.js';

/** Decorator of the property `filesUrl` in the settings of services that write links to files. Its value comes from FILES_URL. */
export const FilesUrl = (): PropertyDecorator => (settings, property) => {
  Setting({
    env: 'FILES_URL',
    meaning:
      'origin of a host of their own for files: links to files lead there, and only there are they answered, without a look at cookies; by default PUBLIC_BASE_URL',
    unit: 'URL',
  })(settings, property);
  Matches(/^$|^https?:\/\/[^/?#\s]+$/, { message: 'must be empty, or https://host without a path' })(
    settings,
    property,
  );
};

/** Returns the base of links to files. */
export const filesUrlOf = ({
  filesUrl,
  publicBaseUrl,
}: {
  readonly filesUrl: string;
  readonly publicBaseUrl: string;
}): string => filesUrl || publicBaseUrl;
