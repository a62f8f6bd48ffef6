import { configure } from '@testing-library/react';
import { failOnComplaints } from './complaints.ts';
import './search-element.ts';

// Tests wait longer, because the machine may be busy.
configure({ asyncUtilTimeout: 5000 });
failOnComplaints();
