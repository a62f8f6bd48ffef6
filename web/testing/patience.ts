import { configure } from '@testing-library/react';
import { failOnComplaints } from './complaints.ts';

// Tests wait longer, because the machine may be busy.
configure({ asyncUtilTimeout: 60_000 });
failOnComplaints();

// happy-dom does not know <search> yet, and React warns about unknown elements.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
