<?php

use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;

// PHP's development server runs this script for every address; `false` lets it send the file. This includes favicon.ico, which the
// browser requests itself: a response with a session cookie could arrive after the login's, and undo the login.
if (php_sapi_name() === 'cli-server') {
    $path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
    if ($path !== '/' && is_file(__DIR__.$path)) {
        return false;
    }
}

require __DIR__.'/../bootstrap/autoload.php';
$app = require __DIR__.'/../bootstrap/app.php';
$kernel = $app->make(Kernel::class);
$response = $kernel->handle($request = Request::capture())->send();
$kernel->terminate($request, $response);
