/**
 * Hydrates an island like Astro's React client, and reports when React is done: until then the island ignores input.
 */
import hydrate from '@astrojs/react/client.js';
import { createElement, useEffect, type FunctionComponent } from 'react';

type Hydrate = ReturnType<typeof hydrate>;

/** @returns a function whose promise resolves once the component's effects have run */
export default function client(island: HTMLElement) {
  return (
    component: FunctionComponent,
    props: Parameters<Hydrate>[1],
    slots: Parameters<Hydrate>[2],
    metadata: Parameters<Hydrate>[3],
  ) =>
    new Promise<void>((resolve) => {
      const Island: FunctionComponent = (islandProps) => {
        useEffect(resolve, []);
        return createElement(component, islandProps);
      };
      hydrate(island)(Island, props, slots, metadata);
    });
}
