/** Injection token for the name of the running service: `@Inject(SERVICE_NAME) service: ServiceName`. */
export const SERVICE_NAME = Symbol('service name');
