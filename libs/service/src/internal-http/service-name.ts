/** `@Inject(SERVICE_NAME) service: ServiceName`: whose process, or part of one, this is. */
export const SERVICE_NAME = Symbol('service name');
