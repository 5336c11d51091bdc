/** The build whose worker is a file of its own; its types are the package's. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  export { addProtocol, Map, setWorkerUrl } from 'maplibre-gl';
}
