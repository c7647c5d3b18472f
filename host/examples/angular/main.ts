import { bootstrapApplication } from '@angular/platform-browser';
import { Portal } from './portal';

void bootstrapApplication(Portal);
