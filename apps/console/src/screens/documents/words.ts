import type { Words } from '../../language/language.js';

interface DocumentsWords {
  readonly title: string;
  readonly search: string;
  readonly searchDetail: string;
  readonly hits: string;
  readonly noHit: string;
  readonly parties: string;
  readonly customer: string;
  readonly supplier: string;
  readonly onlyTheirs: string;
  readonly kind: string;
  readonly state: string;
  readonly number: string;
  readonly environment: string;
  readonly habilitacion: string;
  readonly production: string;
  readonly from: string;
  readonly to: string;
  readonly waiting: string;
  readonly mail: string;
  readonly all: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly noMatch: string;
  readonly noMatchDetail: string;
  readonly clear: string;
  readonly alsoBy: string;
  readonly filters: string;
  readonly views: string;
  readonly everything: string;
  readonly saveView: string;
  readonly editView: string;
  readonly viewName: string;
  readonly shareView: string;
  readonly shared: string;
  readonly save: string;
  readonly remove: string;
  readonly leave: string;
  readonly noRight: string;
  readonly selected: (count: string) => string;
  readonly everySelected: string;
  readonly selectPage: string;
  readonly selectAll: string;
  readonly unselect: string;
  readonly bulk: string;
  readonly exportAll: string;
}

export const WORDS: Words<DocumentsWords> = {
  es: {
    title: 'Documentos',
    search: 'Buscar',
    searchDetail: 'Número, cliente, NIT, CUFE o id externo',
    hits: 'Documentos encontrados',
    noHit: 'Nada encontrado',
    parties: 'Clientes y proveedores',
    customer: 'Cliente',
    supplier: 'Proveedor',
    onlyTheirs: 'Ver sus documentos',
    kind: 'Clase',
    state: 'Estado',
    number: 'Número con prefijo',
    environment: 'Ambiente',
    habilitacion: 'Habilitación',
    production: 'Producción',
    from: 'Desde',
    to: 'Hasta',
    waiting: 'Solo en espera',
    mail: 'Correo',
    all: 'Todos',
    none: 'Todavía no hay documentos',
    noneDetail: 'Aquí aparecen en cuanto se emite el primero, por la API o desde la consola.',
    noMatch: 'Ningún documento cumple el filtro',
    noMatchDetail: 'Cambie los filtros o quítelos, arriba.',
    clear: 'Quitar el filtro',
    alsoBy: 'También por',
    filters: 'Filtros',
    views: 'Vistas guardadas',
    everything: 'Todos',
    saveView: 'Guardar la vista',
    editView: 'Cambiar la vista',
    viewName: 'Nombre de la vista',
    shareView: 'La ven todas las personas de la empresa',
    shared: 'compartida',
    save: 'Guardar',
    remove: 'Eliminar la vista',
    leave: 'Cancelar',
    noRight: 'Su rol en esta empresa no lo permite',
    selected: (count) => `Marcados: ${count}`,
    everySelected: 'Todos los que cumplen el filtro',
    selectPage: 'Marcar la página',
    selectAll: 'Marcar todos los que cumplen el filtro',
    unselect: 'Quitar las marcas',
    bulk: 'Con los marcados',
    exportAll: 'Exportar la lista',
  },
  en: {
    title: 'Documents',
    search: 'Search',
    searchDetail: 'Number, customer, NIT, CUFE or external id',
    hits: 'Documents found',
    noHit: 'Nothing found',
    parties: 'Customers and suppliers',
    customer: 'Customer',
    supplier: 'Supplier',
    onlyTheirs: 'See their documents',
    kind: 'Kind',
    state: 'State',
    number: 'Number with prefix',
    environment: 'Environment',
    habilitacion: 'Habilitación',
    production: 'Production',
    from: 'From',
    to: 'To',
    waiting: 'Only waiting',
    mail: 'Mail',
    all: 'All',
    none: 'There are no documents yet',
    noneDetail: 'They appear here as soon as the first one is issued, by the API or in the console.',
    noMatch: 'No document matches the filter',
    noMatchDetail: 'Change the filters, or clear them, above.',
    clear: 'Clear the filter',
    alsoBy: 'Also by',
    filters: 'Filters',
    views: 'Saved views',
    everything: 'All',
    saveView: 'Save the view',
    editView: 'Change the view',
    viewName: 'Name of the view',
    shareView: 'All people of the company see it',
    shared: 'shared',
    save: 'Save',
    remove: 'Delete the view',
    leave: 'Cancel',
    noRight: 'Your role in this company does not allow it',
    selected: (count) => `Ticked: ${count}`,
    everySelected: 'All that match the filter',
    selectPage: 'Tick the page',
    selectAll: 'Tick all that match the filter',
    unselect: 'Untick',
    bulk: 'With the ticked ones',
    exportAll: 'Export the list',
  },
};
