import { configure } from '@testing-library/react';
import { failOnComplaints } from './complaints.ts';
import './search-element.ts';

// What a test waits for may take longer on a machine that does other things too.
configure({ asyncUtilTimeout: 5000 });
failOnComplaints();
