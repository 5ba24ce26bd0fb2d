import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import type { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type OperationDescription, operationOf, sinceOf } from '../operation/operation.js';
import type { Route } from './route.js';

const METHODS: Readonly<Partial<Record<RequestMethod, Route['method']>>> = {
  [RequestMethod.GET]: 'get',
  [RequestMethod.POST]: 'post',
  [RequestMethod.PUT]: 'put',
  [RequestMethod.PATCH]: 'patch',
  [RequestMethod.DELETE]: 'delete',
};

/** A route of the process; it may have no description. */
export type NestRoute = Omit<Route, 'operation'> & { readonly operation: OperationDescription | undefined };

/** Returns the routes of all controllers, as their decorators say. */
export const nestRoutes = (discovery: DiscoveryService, scanner: MetadataScanner): NestRoute[] =>
  discovery.getControllers().flatMap(({ instance, metatype }) => {
    if (!instance || !metatype) return [];
    const base = textMetadata(PATH_METADATA, metatype);
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name): NestRoute[] => {
      const handler = prototype[name];
      const method = handler && METHODS[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
      if (!method) return [];
      const path = `/${base}/${textMetadata(PATH_METADATA, handler)}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
      return [
        {
          method,
          path: path.replace(/:(\w+)/g, '{$1}'),
          operation: operationOf(handler),
          since: sinceOf(handler, metatype),
        },
      ];
    });
  });

export const isDescribed = (route: NestRoute): route is Route => route.operation !== undefined;

const textMetadata = (key: string, target: object): string => String(Reflect.getMetadata(key, target) ?? '');
