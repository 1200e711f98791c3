declare module "virtual:house/*" {
  const catalogue: import("../../build/catalogues").HouseCatalogue;
  export default catalogue;
}
