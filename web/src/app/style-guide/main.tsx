import '../../ui/base.css';
import './frame.css';
import './foundations.css';
import './pictures.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StyleGuide } from './StyleGuide.js';

const container = document.getElementById('root');
if (!container) {
  throw new Error('ui.html has no #root');
}

createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <StyleGuide />
    </BrowserRouter>
  </StrictMode>,
);
